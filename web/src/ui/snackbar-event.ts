/** True for a press on a message on top of a window; such a press must not close the window. */
export function isSnackbarEvent(event: Event): boolean {
  return event.target instanceof Element && event.target.closest('[data-snackbar]') !== null
}
