/*
 * Stands between Node and the system for one kind of file: those whose path holds GLOAM_SHIM_PATH. What it does there is
 * GLOAM_SHIM: `short` takes seven bytes at a time, `torn` takes half of a write and kills, `edit` lets someone else
 * rewrite GLOAM_SHIM_EDIT just before a sync answers.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static int is_meant(int fd, const char *mode) {
  const char *asked = getenv("GLOAM_SHIM"), *part = getenv("GLOAM_SHIM_PATH");
  char link[64], path[4096];
  if (!asked || !part || strcmp(asked, mode) != 0) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = 0;
  return strstr(path, part) != NULL;
}

ssize_t write(int fd, const void *bytes, size_t count) {
  ssize_t (*real)(int, const void *, size_t) = dlsym(RTLD_NEXT, "write");
  if (is_meant(fd, "short") && count > 7) return real(fd, bytes, 7);
  if (is_meant(fd, "torn")) {
    real(fd, bytes, count / 2);
    kill(getpid(), SIGKILL);
  }
  return real(fd, bytes, count);
}

int fsync(int fd) {
  int (*real)(int) = dlsym(RTLD_NEXT, "fsync");
  if (is_meant(fd, "edit")) {
    int theirs = open(getenv("GLOAM_SHIM_EDIT"), O_WRONLY | O_TRUNC | O_CREAT, 0644);
    if (theirs >= 0) {
      if (write(theirs, "theirs", 6) != 6) abort();
      close(theirs);
    }
  }
  return real(fd);
}
