import { readFile, writeFile } from 'node:fs/promises'
import { decode, encode } from '@jridgewell/sourcemap-codec'

/** @import { SourceMapSegment } from '@jridgewell/sourcemap-codec' */

/**
 * Reduces a source map to the lines of our own sources. Node reads the whole map of a file for the first error
 * whose stack is asked for, and keeps a hundred bytes for each of its places.
 * @param {string} file
 */
export async function keepLinesOnly(file) {
  const map = JSON.parse(await readFile(file, 'utf8'))
  const isOwn = map.sources.map((/** @type {string} */ source) => !source.includes('node_modules/'))
  map.mappings = encode(decode(map.mappings).map((line) => startsOfLines(line, isOwn)))
  map.names = []
  await writeFile(file, JSON.stringify(map))
}

/**
 * The first place of each line of our own, and where a package begins: a place without a source.
 * @param {readonly SourceMapSegment[]} segments of one line of the bundle
 * @param {readonly boolean[]} isOwn by the number of the source
 * @returns {SourceMapSegment[]}
 */
function startsOfLines(segments, isOwn) {
  /** @type {SourceMapSegment[]} */
  const kept = []
  for (const [column, source, line] of segments) {
    const [, lastSource, lastLine] = kept.at(-1) ?? []
    if (source === undefined || line === undefined || !isOwn[source]) {
      if (lastSource !== undefined) kept.push([column])
    } else if (source !== lastSource || line !== lastLine) {
      kept.push([column, source, line, 0])
    }
  }
  return kept
}
