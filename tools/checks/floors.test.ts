import { afterEach, expect, test } from 'vitest'
import { findFloorProblems } from './floors.ts'
import { type TemporaryTree, writeTree } from './temporary-tree.ts'

const features = 'server/src/features'
const document = (floors: string) =>
  `# Architecture\n\n## Floors\n\nText.\n\n${floors}\n\n## Next\n`

let tree: TemporaryTree | undefined
afterEach(() => {
  tree?.remove()
})

function problemsOf(files: Record<string, string>, floors: string): string[] {
  tree = writeTree({ 'docs/architecture.md': document(floors), ...files })
  return findFloorProblems(tree.folder)
}

const works = { [`${features}/works/works.service.ts`]: 'export const works = 1' }
const importWorks = "import { works } from '../works/works.service.ts'"
const twoFloors = '1. **Works**: `works`\n2. **Reviews**: `reviews`, which use `works`.'

test('a feature imports from floors below', () => {
  const files = { ...works, [`${features}/reviews/reviews.service.ts`]: importWorks }
  expect(problemsOf(files, '1. **Works**: `works`\n2. **Reviews**: `reviews`.')).toEqual([])
})

test('an import from a floor above is named with its file', () => {
  const files = { ...works, [`${features}/reviews/reviews.service.ts`]: importWorks }
  expect(problemsOf(files, '1. `reviews`\n2. `works`')).toEqual([
    `${features}/reviews/reviews.service.ts (server): reviews imports works, which is on a higher floor`,
  ])
})

test('a circle on one floor is named with the imports to cut, the fewest first', () => {
  const files = {
    [`${features}/works/works.service.ts`]: "await import('../reviews/reviews.service.ts')",
    [`${features}/reviews/reviews.service.ts`]: importWorks,
    [`${features}/reviews/reviews.view.ts`]: importWorks,
    [`${features}/lists/lists.service.ts`]: importWorks,
  }
  expect(problemsOf(files, '1. `works`, `reviews`\n2. `lists`')).toEqual([
    'Features of the server import each other in a circle: reviews, works. Cut one of:',
    `  works -> reviews: ${features}/works/works.service.ts`,
    `  reviews -> works: ${features}/reviews/reviews.service.ts, ${features}/reviews/reviews.view.ts`,
  ])
})

test('a circle among the stages of imports is named', () => {
  const files = {
    [`${features}/imports/plan/plan-item.ts`]: "import { write } from '../write/write-item.ts'",
    [`${features}/imports/write/write-item.ts`]: "import { plan } from '../plan/plan-item.ts'",
  }
  expect(problemsOf(files, '1. `imports`')).toEqual([
    'Stages of imports import each other in a circle: plan, write. Cut one of:',
    `  plan -> write: ${features}/imports/plan/plan-item.ts`,
    `  write -> plan: ${features}/imports/write/write-item.ts`,
  ])
})

test('visibility fragments and tests may import across', () => {
  const files = {
    [`${features}/works/works.service.ts`]: "import { a } from '../reviews/reviews.visibility.ts'",
    [`${features}/works/works.test.ts`]: "import { a } from '../reviews/reviews.service.ts'",
    [`${features}/reviews/reviews.service.ts`]: `// ${importWorks}\n${importWorks}`,
  }
  expect(problemsOf(files, '1. `works`\n2. `reviews`')).toEqual([])
})

test('every feature stands on one floor', () => {
  expect(
    problemsOf(works, `${twoFloors.replace('reviews`,', 'lists`,')}\n\nMore \`words\`.`),
  ).toEqual([
    'docs/architecture.md, Floors: no feature lists',
    'docs/architecture.md, Floors: works is listed twice',
  ])
  expect(problemsOf(works, '1. Nothing')).toEqual([
    'docs/architecture.md, Floors: works is missing',
  ])
})
