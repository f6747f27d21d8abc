// Plain words in code: comments open with a noun or a verb, and names use the field's verbs
import { listFiles, readText } from './read-tree.ts'

const folders = [
  'bench',
  'contract/src',
  'drill',
  'e2e',
  'packages',
  'server/src',
  'shelf-builder',
  'tools',
  'web/src',
]

/** Openings of comments and names that a reader must translate, and the plain form. */
const dialect: readonly [RegExp, string][] = [
  [/^\s*(?:\/\*\*|\/\/|\*) What [a-z]/, 'a noun, such as "The rows of"'],
  [/^\s*(?:\/\*\*|\/\/|\*) Whether [a-z]/, '"True if"'],
  [/\b(?:function|const) (?:tell|told|hear)[A-Z]\w*/, 'notify or report'],
  [/\b(?:function|const) (?:want|askFor)[A-Z]\w*/, 'schedule, enqueue or request'],
]

/** Reports lines of code in the dialect of this project. */
export function findCodeDialect(root: string): string[] {
  return folders
    .flatMap((folder) => listFiles(root, folder, '.ts', '.tsx', '.mjs'))
    .filter((file) => !file.includes('generated') && !file.includes('/dist/'))
    .flatMap((file) =>
      readText(root, file)
        .split('\n')
        .flatMap((line, index) =>
          problemsOf(line).map((problem) => `${file}:${index + 1} ${problem}`),
        ),
    )
}

function problemsOf(line: string): string[] {
  return dialect.flatMap(([phrase, plain]) => {
    const [found] = phrase.exec(line) ?? []
    return found === undefined ? [] : [`says "${found.trim()}": write ${plain}`]
  })
}
