/**
 * Adds a line to a block of code, before the first line that sorts after it.
 * @param opening the line before the block
 * @param within which lines belong to the block; the first other line ends it
 * @throws if the code has no such block
 */
export function insertSorted(
  code: string,
  line: string,
  { opening, within }: { opening: RegExp; within: RegExp },
): string {
  const lines = code.split('\n')
  const start = lines.findIndex((one) => opening.test(one)) + 1
  if (start === 0) throw new Error(`The code has no line like ${String(opening)}`)
  let index = start
  while (isBefore(lines[index], line, within)) index += 1
  return lines.toSpliced(index, 0, line).join('\n')
}

function isBefore(present: string | undefined, line: string, within: RegExp): boolean {
  return present !== undefined && within.test(present) && sortKey(present) < sortKey(line)
}

/** An import sorts by what it imports from, anything else as it is. */
function sortKey(line: string): string {
  return / from '([^']+)'/.exec(line)?.[1] ?? line
}

/** Adds a line to a text before the first one like another. Throws if there is none. */
export function insertBefore(text: string, next: RegExp, line: string): string {
  const lines = text.split('\n')
  const index = lines.findIndex((one) => next.test(one))
  if (index === -1) throw new Error(`The text has no line like ${String(next)}`)
  return lines.toSpliced(index, 0, line).join('\n')
}

/** Adds a feature to the last line of each list of floors. */
export function addToHighestFloors(document: string, feature: string): string {
  return document.replaceAll(/^\d+\. \*\*[^\n]*\n(?!\d)/gm, (floor) =>
    floor.replace('\n', `, \`${feature}\`\n`),
  )
}
