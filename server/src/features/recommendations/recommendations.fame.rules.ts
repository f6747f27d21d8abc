interface Known {
  reviewerCount: number
  /** From 0, the best known of the shelf; null for other works. */
  shelfPlace: number | null
}

/** The shelf's order counts as much as so many members; the best-known work has all of them as reviewers. */
const membersOfShelf = 50
/** From this place on, half as many know a work. */
const halfKnownAt = 50
/** Works that the shelf does not have are as well known as those of this place. */
const placeOfOthers = 5000

/** About how many members know a work: those here who rated it, and those whom the shelf's order stands for. Above 0. */
export function fameOf({ reviewerCount, shelfPlace }: Known): number {
  const index = shelfPlace ?? placeOfOthers
  return reviewerCount + membersOfShelf / (1 + index / halfKnownAt)
}
