/** The title of a work as its reader sees it; facts, addresses and forms have `title`. */
export function displayTitleOf(work: { title: string; displayTitle?: string | undefined }): string {
  return work.displayTitle ?? work.title
}
