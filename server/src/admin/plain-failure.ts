/** A failure that its message explains to the operator. */
export class PlainFailure extends Error {}

/** A wrong use of the command; shown with the help text. */
export class UsageError extends PlainFailure {}
