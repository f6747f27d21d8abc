// Features import only features on their own floor or below, and none in a circle; so do the stages of imports:
// node tools/run.mjs tools/checks/floors.ts
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { listFiles, readText, withoutComments } from './read-tree.ts'

export interface FeatureImport {
  from: string
  to: string
  /** The importing file, from the root. */
  file: string
}

interface Side {
  title: string
  folder: string
  /** The section of docs/architecture.md that lists the floors, from the ground up. */
  heading: string
}

export const sides: readonly Side[] = [
  { title: 'server', folder: 'server/src/features', heading: 'Floors' },
  { title: 'web', folder: 'web/src/features', heading: 'Floors of the web' },
]

/** Its folders follow each other, so they import only earlier ones. */
const stages = 'server/src/features/imports'
const architecture = 'docs/architecture.md'
const notInProduct = /\.test\.|\.testing\.|\/testing\/|\.generated\./
const specifiers = /(?:from|import)\s*(?:\(\s*)?['"](\.{1,2}\/[^'"]+)['"]/g
/** Conditions of who may see what are the ground floor of the server: any feature may use any other's. */
const visibility = /\.visibility\.ts$/

/** Everything wrong with the imports among the features of a tree. */
export function findFloorProblems(root: string): string[] {
  const ofSides = sides.flatMap((side) => {
    const features = featuresOf(root, side.folder)
    if (features.length === 0) return []
    const imports = listFeatureImports(root, side.folder)
    return [
      ...describeCircle(`Features of the ${side.title}`, imports),
      ...compareFloors(side, features, imports, readFloors(root, side.heading)),
    ]
  })
  return [...ofSides, ...describeCircle('Stages of imports', listFeatureImports(root, stages))]
}

/** Every import of one feature by another, of product files only. */
export function listFeatureImports(root: string, folder: string): FeatureImport[] {
  const files = listFiles(root, folder, '.ts', '.tsx').filter((file) => !notInProduct.test(file))
  return files.flatMap((file) => {
    const from = featureOf(folder, file)
    const targets = [...withoutComments(readText(root, file)).matchAll(specifiers)]
      .map(([, specifier = '']) => path.posix.join(path.posix.dirname(file), specifier))
      .filter((target) => target.startsWith(`${folder}/`) && !visibility.test(target))
    return targets
      .map((target) => ({ from, to: featureOf(folder, target), file }))
      .filter(({ to }) => to !== from)
  })
}

/** The imports among features that reach each other in a circle. */
export function findCircle(imports: readonly FeatureImport[]): FeatureImport[] {
  const rest = imports.filter(
    ({ from, to }) =>
      imports.some((other) => other.to === from) && imports.some((other) => other.from === to),
  )
  return rest.length === imports.length ? rest : findCircle(rest)
}

function describeCircle(what: string, imports: readonly FeatureImport[]): string[] {
  const circle = findCircle(imports)
  if (circle.length === 0) return []
  const names = [...new Set(circle.map(({ from }) => from))].toSorted()
  const arrows = Map.groupBy(circle, ({ from, to }) => `${from} -> ${to}`)
  const cuts = [...arrows]
    .toSorted(([, some], [, others]) => some.length - others.length)
    .map(([arrow, found]) => `  ${arrow}: ${found.map(({ file }) => file).join(', ')}`)
  return [`${what} import each other in a circle: ${names.join(', ')}. Cut one of:`, ...cuts]
}

/** Names of features by floor, from the ground up. */
export function readFloors(root: string, heading: string): string[][] {
  const text = readText(root, architecture)
  const start = text.indexOf(`## ${heading}\n`)
  if (start < 0) return []
  const [section = ''] = text.slice(start + 3).split(/^#/m, 1)
  return section
    .split(/^(?=\d+\. )/m)
    .slice(1)
    .map((floor) => {
      const [entry = ''] = floor.split(/\n\n/, 1)
      return [...entry.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
    })
}

function compareFloors(
  { title, heading }: Side,
  features: readonly string[],
  imports: readonly FeatureImport[],
  floors: readonly string[][],
): string[] {
  const listed = floors.flat()
  const floorOf = (name: string) => floors.findIndex((names) => names.includes(name))
  const where = `${architecture}, ${heading}:`
  return [
    ...features
      .filter((name) => !listed.includes(name))
      .map((name) => `${where} ${name} is missing`),
    ...listed
      .filter((name) => !features.includes(name))
      .map((name) => `${where} no feature ${name}`),
    ...listed
      .filter((name, index) => listed.indexOf(name) !== index)
      .map((name) => `${where} ${name} is listed twice`),
    ...imports
      .filter(({ from, to }) => floorOf(to) > floorOf(from))
      .map(
        ({ from, to, file }) =>
          `${file} (${title}): ${from} imports ${to}, which is on a higher floor`,
      ),
  ]
}

function featuresOf(root: string, folder: string): string[] {
  return [...new Set(listFiles(root, folder, '.ts', '.tsx').map((file) => featureOf(folder, file)))]
}

function featureOf(folder: string, file: string): string {
  return file.slice(folder.length + 1).split('/', 1)[0] ?? ''
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const problems = findFloorProblems(fileURLToPath(new URL('../..', import.meta.url)))
  for (const problem of problems) console.error(problem)
  if (problems.length > 0) process.exitCode = 1
  else console.log('Features import only features below them')
}
