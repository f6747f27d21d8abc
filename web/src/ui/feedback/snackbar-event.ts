/** True if an event comes from the snackbar, which floats above windows and must not close them. */
export function isSnackbarEvent(event: Event): boolean {
  return event.target instanceof Element && event.target.closest('[data-snackbar]') !== null
}
