// Documents and the files in deploy name only what exists, and documents are short and plain: node tools/run.mjs tools/checks/documents.ts
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { findWordProblems } from './document-words.ts'
import { listFiles, readText, withoutComments } from './read-tree.ts'

const configFile = 'server/src/config/setting-values.ts'
const operations = 'docs/operations.md'
const testsFile = 'vitest.config.ts'

/** Folders and endings that make a word in code type a path of this repository. */
const repositoryPath =
  /(?<![\w./-])(?:(?:server|web|contract|packages|shelf-builder|tools|e2e|bench|drill|docs|deploy|\.ci)\/[\w./*<>{},-]*|(?:README|knip|package|package-lock|tsconfig[\w.]*|[\w.]+\.config)\.(?:json|md|ts))(?![\w/])/g
const madeAtRunTime = /(^|\/)(dist|data|node_modules|\.cache|outbox)(\/|$)/

/** Reports scripts, paths and settings that a document names but that do not exist. */
export function findStaleNames(root: string): string[] {
  const documents = [
    ...['README.md', 'CHANGELOG.md', 'CONTRIBUTING.md'].filter((file) =>
      existsSync(path.join(root, file)),
    ),
    ...listFiles(root, 'docs', '.md'),
    ...listFiles(root, 'packages', 'README.md'),
  ]
  const scripts = readScripts(root)
  const settings = configSettings(root)
  const known = new Set([...settings, ...otherSettings(root), ...ofOtherPrograms])
  const stale = documents.flatMap((document) => {
    const text = readText(root, document)
    return [
      ...missingScripts(text, scripts),
      ...missingPaths(root, document, text),
      ...missingSettings(text, known),
    ].map((problem) => `${document} ${problem}`)
  })
  return [
    ...stale,
    ...compareOperations(root, settings, known),
    ...findUnknownDeployed(root, settings),
  ]
}

/** Variables of the files in `deploy/` that other programs read. */
const ofOtherPrograms = [
  'BASE',
  'PATH',
  'DOMAIN',
  'UPSTREAMS',
  'NODE_ENV',
  'NODE_COMPILE_CACHE',
  'MALLOC_ARENA_MAX',
  'TMPDIR',
  'POSTGRES_PASSWORD_FILE',
]
const deployedFiles = ['Containerfile', '.service', 'compose.yaml', 'compose.several.yaml']

/** Settings that the files for running the product give but its configuration does not read. */
function findUnknownDeployed(root: string, settings: Set<string>): string[] {
  return listFiles(root, 'deploy', ...deployedFiles).flatMap((file) =>
    unique(givenSettings(readText(root, file)))
      .filter((setting) => !ofOtherPrograms.includes(setting))
      .filter((setting) => !settings.has(setting.replace(/_FILE$/, '')))
      .map((setting) => `${file} sets ${setting}, which ${configFile} does not read`),
  )
}

/** Keys of YAML in capitals, and what lines of `ENV` (containers) and `Environment=` (systemd) set. */
function givenSettings(text: string): string[] {
  const keys = [...text.matchAll(/^\s+([A-Z][A-Z0-9_]+):/gm)].map(([, key = '']) => key)
  const lines = [...text.matchAll(/^(?:ENV |Environment=)(.*)$/gm)].flatMap(([, line = '']) =>
    [...line.matchAll(/([A-Z][A-Z0-9_]+)=/g)].map(([, name = '']) => name),
  )
  return [...keys, ...lines]
}

function readScripts(root: string): Set<string> {
  const manifests = ['package.json', 'shelf-builder/package.json']
  return new Set(
    manifests
      .filter((file) => existsSync(path.join(root, file)))
      .flatMap((file) => {
        const { scripts = {} } = JSON.parse(readText(root, file)) as {
          scripts?: Record<string, string>
        }
        return Object.keys(scripts)
      }),
  )
}

function missingScripts(text: string, scripts: Set<string>): string[] {
  const named = [...text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)].map(
    (match) => match[1] ?? match[2],
  )
  return unique(named)
    .filter((script) => !scripts.has(script))
    .map((script) => `names the script ${script}, which package.json does not have`)
}

function missingPaths(root: string, document: string, text: string): string[] {
  const inCode = codeIn(text).flatMap((code) =>
    [...code.matchAll(repositoryPath)].map(([found]) => found),
  )
  const missing = unique(inCode).filter((found) => !exists(root, found))
  const links = [...text.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)].map((match) => match[1])
  const broken = unique(links)
    .filter((link) => !/^[a-z]+:/.test(link))
    .filter((link) => !existsSync(path.join(root, path.dirname(document), decodeURI(link))))
  return [
    ...missing.map((found) => `names the path ${found}, which does not exist`),
    ...broken.map((link) => `links to ${link}, which does not exist`),
  ]
}

/** A pattern (`*`, `<x>`, `{a,b}`) exists when the folder before it does. */
function exists(root: string, found: string): boolean {
  const file = found.replace(/[.,]+$/, '')
  if (madeAtRunTime.test(file)) return true
  const fixed = file.split(/[*<{]/)[0] ?? ''
  const folder = fixed === file || fixed.endsWith('/') ? fixed : path.posix.dirname(fixed)
  return existsSync(path.join(root, folder))
}

/** The fenced blocks and the inline code of a document. */
function codeIn(text: string): string[] {
  const fenced = [...text.matchAll(/^```[^\n]*\n([\s\S]*?)^```/gm)].map((match) => match[1] ?? '')
  const rest = text.replaceAll(/^```[\s\S]*?^```/gm, '')
  return [...fenced, ...[...rest.matchAll(/`([^`\n]+)`/g)].map((match) => match[1] ?? '')]
}

function missingSettings(text: string, known: Set<string>): string[] {
  const named = codeIn(text).flatMap((code) =>
    [...code.matchAll(/(?<![\w/.-])([A-Z][A-Z0-9]*_[A-Z0-9_]*\*?|[A-Z][A-Z0-9]+(?==))/g)].map(
      (match) => match[1],
    ),
  )
  return unique(named)
    .filter((setting) => !isKnown(setting, known))
    .map((setting) => `names the setting ${setting}, which nothing reads`)
}

/** `S3_*` stands for every setting with that beginning. */
function isKnown(setting: string, known: Set<string>): boolean {
  if (!setting.endsWith('*')) return known.has(setting)
  return [...known].some((one) => one.startsWith(setting.slice(0, -1)))
}

/** The names that the server's configuration reads: as a key, from `env` or as the first argument of a reader. */
export function configSettings(root: string): Set<string> {
  const code = withoutComments(readText(root, configFile))
  const matches = code.matchAll(
    /\(\s*['"`]([A-Z][A-Z0-9_]{2,})['"`]|\benv(?:\.|\[['"])([A-Z][A-Z0-9_]+)|^\s*([A-Z][A-Z0-9_]{2,})\??:/gm,
  )
  return new Set(
    [...matches].flatMap(([, ...groups]) => groups.filter((group) => group !== undefined)),
  )
}

/** Settings of the scripts, the tests, the measurements and the web build. */
function otherSettings(root: string): string[] {
  const folders = ['tools', 'e2e', 'bench', 'drill', 'packages', 'shelf-builder', 'web', 'server']
  const files = folders.flatMap((folder) => listFiles(root, folder, '.ts', '.tsx', '.mjs'))
  if (existsSync(path.join(root, testsFile))) files.push(testsFile)
  return files.flatMap((file) =>
    [...readText(root, file).matchAll(/\benv(?:\.|\[['"])([A-Z][A-Z0-9_]+)/g)].map(
      (match) => match[1] ?? '',
    ),
  )
}

function compareOperations(root: string, settings: Set<string>, known: Set<string>): string[] {
  if (!existsSync(path.join(root, operations))) return [`${operations} is missing`]
  const listed = listedSettings(readText(root, operations))
  const unlisted = [...settings].filter((setting) => !listed.includes(setting))
  const unread = listed.filter((setting) => !known.has(setting))
  return [
    ...unlisted.map(
      (setting) => `${operations} does not list ${setting}, which ${configFile} reads`,
    ),
    ...unread.map((setting) => `${operations} lists ${setting}, which nothing reads`),
  ]
}

/** The first column of the tables headed "Setting". */
function listedSettings(text: string): string[] {
  const listed: string[] = []
  let inTable = false
  for (const line of text.split('\n')) {
    if (!line.startsWith('|')) inTable = false
    else if (/^\|\s*Setting\s*\|/.test(line)) inTable = true
    else if (inTable)
      listed.push(
        ...[...(line.split('|')[1] ?? '').matchAll(/`([A-Z][A-Z0-9_]+)`/g)].map(
          (match) => match[1] ?? '',
        ),
      )
  }
  return listed
}

function unique(values: (string | undefined)[]): string[] {
  return [...new Set(values.filter((value) => value !== undefined))]
}

function main(): void {
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const problems = [...findStaleNames(root), ...findWordProblems(root)]
  for (const problem of problems) console.error(problem)
  if (problems.length === 0)
    console.log('Every script, path and setting in the documents exists, and none is too long')
  process.exitCode = problems.length > 0 ? 1 : 0
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()
