/* Makes every flush to the disk take longer: LD_PRELOAD this, with FLUSH_MS in the environment.
   Each flush of the first thread of the program, which is its window's, is noted in FLUSH_NOTES. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>
#include <fcntl.h>

static void wait_a_while(void)
{
    const char *text = getenv("FLUSH_MS"), *notes = getenv("FLUSH_NOTES");
    long milliseconds = text ? atol(text) : 0;
    struct timespec pause = {milliseconds / 1000, milliseconds % 1000 * 1000000};
    if (notes && syscall(SYS_gettid) == getpid()) {
        int file = open(notes, O_WRONLY | O_CREAT | O_APPEND, 0644);
        if (file >= 0) {
            if (write(file, "window\n", 7) < 0)
                abort();
            close(file);
        }
    }
    nanosleep(&pause, NULL);
}

int fsync(int descriptor)
{
    int (*flush)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
    wait_a_while();
    return flush(descriptor);
}

int fdatasync(int descriptor)
{
    int (*flush)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");
    wait_a_while();
    return flush(descriptor);
}
