/** Turns of phrase that a title may have or lack, each with what is left of the title. */
const additions: readonly RegExp[] = [
  // Birdman or (The Unexpected Virtue of Ignorance); Dr. Strangelove or: How I Learned ...
  /^(?<rest>.{2,}?),?\sor\s?[:(,]\s?\S.*$/iu,
  // Birds of Prey (and the Fantabulous Emancipation ...); Captain America (serial)
  /^(?<rest>.{2,}?)\s?\([^()]+\)\s?$/u,
  // Jackass Presents: Bad Grandpa
  /^.{2,}?\spresents?:?\s(?<rest>.{2,})$/iu,
  // Rogue One: A Star Wars Story; Glass Onion - A Knives Out Mystery
  /^(?<rest>.{2,}?)(?::|\s[-–—])\s+an?\s.*\s(?:story|tale|mystery|adventure|saga|movie|film|musical)$/iu,
  // Serenity: The Movie
  /^(?<rest>.{2,}?)(?::|\s[-–—])\s+the\s+(?:movie|film|motion picture)$/iu,
]

/** Star Wars: Episode VII - The Force Awakens */
const episode = /^(?<head>.{2,}?):?\sEpisode\s[\dIVX]+\s?(?:[:–—-]\s?|$)(?<tail>.*)$/iu

/** The title without what is often left out of it; empty if it has nothing such. */
export function coresOf(title: string): string[] {
  const cores = additions.flatMap((one) => one.exec(title)?.groups?.['rest'] ?? [])
  const { head, tail } = episode.exec(title)?.groups ?? {}
  return [...cores, ...(head !== undefined && tail ? [`${head}: ${tail}`] : [])]
}

const partEnd = /:\s+|\s+[-–—/]\s+|(?<=\S{2})\s*\/\s*/u
const bracketed = /^(?<rest>.[^([]*?)\s?[([](?<inner>.+)[)\]]$/u
/** Bram Stoker's Dracula; not The Shamer's Daughter */
const owner = /^(?!(?:the|an?)\s)(?:\p{L}\S*\s){0,2}\S+(?:['’]s|s['’])\s+(?=\S.{4,})/iu

/** The pieces of a title: its first parts, its last ones, and what stands in brackets at its end. */
export function partsOf(title: string): string[] {
  const { rest = title, inner } = bracketed.exec(title)?.groups ?? {}
  const parts = rest.split(partEnd).filter((part) => /[\p{L}\p{N}]/u.test(part))
  const heads = parts.slice(1).map((_, index) => parts.slice(0, index + 1).join(' '))
  const tails = parts.slice(1).map((_, index) => parts.slice(index + 1).join(' '))
  const pieces = [...heads, ...tails, title.replace(owner, ''), rest, inner ?? title]
  return [...new Set(pieces)].filter((piece) => piece !== title)
}
