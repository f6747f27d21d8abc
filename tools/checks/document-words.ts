// Reading for everyone stays short, and all documents plain
import { existsSync } from 'node:fs'
import path from 'node:path'
import { listFiles, readText } from './read-tree.ts'

const decisions = 'docs/decisions/'
const mostOfDecision = 300
/** Documents that a newcomer reads before the first change. */
const newcomersPath = ['README.md', 'CONTRIBUTING.md', 'docs/architecture.md', 'docs/glossary.md']
const mostOfPath = 6000
const folders = [
  'bench',
  'contract',
  'docs',
  'drill',
  'e2e',
  'packages',
  'server',
  'shelf-builder',
  'tools',
  'web',
]

/** Phrases of this project alone, and what a reader expects instead. */
const dialect: readonly [RegExp, string][] = [
  [/\bhears? of\b/i, 'is notified of'],
  [/\b(?:tells?|told) of\b/i, 'notify of'],
  [/\b(?:is|are|was|were) told\b/i, 'is notified'],
  [/\blearns? of\b/i, 'is notified of'],
  [/\btakes? back\b/i, 'revert or withdraw'],
  [/\bfold(?:s|ed)? into\b/i, 'group or deduplicate'],
  [/\bunasked\b/i, 'unsolicited'],
  [/\bforetells?\b/i, 'predict'],
]

/** Reports decisions and a newcomer's path that are too long, and dialect in any document. */
export function findWordProblems(root: string): string[] {
  const documents = [
    'README.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
    ...folders.flatMap((folder) => listFiles(root, folder, '.md')),
  ].filter((file) => existsSync(path.join(root, file)))
  const texts = documents.map((file) => ({ file, text: readText(root, file) }))
  const counts = texts.map(({ file, text }) => ({ file, count: countWords(text) }))
  return [
    ...counts
      .filter(({ file, count }) => file.startsWith(decisions) && count > mostOfDecision)
      .map(({ file, count }) => `${file} has ${count} words, a decision at most ${mostOfDecision}`),
    ...tooLongPath(counts),
    ...texts.flatMap(({ file, text }) => findDialect(file, text)),
  ]
}

interface Count {
  file: string
  count: number
}

function tooLongPath(counts: readonly Count[]): string[] {
  const onPath = counts.filter(({ file }) => newcomersPath.includes(file))
  const total = onPath.reduce((sum, { count }) => sum + count, 0)
  if (total <= mostOfPath) return []
  return [
    `The newcomer’s path is ${total} words, at most ${mostOfPath}: shorten or delete something`,
  ]
}

/** Signs without a letter or figure, such as the lines of tables, are no words. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}

function findDialect(file: string, text: string): string[] {
  return dialect.flatMap(([phrase, plain]) => {
    const [found] = phrase.exec(text) ?? []
    return found === undefined ? [] : [`${file} says "${found}": write "${plain}" or the like`]
  })
}
