/** What is wrong with an archive, or with the place it should be restored to; a sentence for the operator. */
export class ArchiveError extends Error {}
