/** A fault of an archive, or of the place to restore it to; a sentence for the operator. */
export class ArchiveError extends Error {}
