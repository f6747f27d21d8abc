import { randomBytes } from 'node:crypto'
import { afterEach, expect, test } from 'vitest'
import { findMissing, measureScreens } from './first-load.ts'
import { writeTree, type TemporaryTree } from './temporary-tree.ts'

let tree: TemporaryTree | undefined

afterEach(() => {
  tree?.remove()
})

/** Text that brotli compresses to about the given size or more. */
const bulk = (bytes: number): string =>
  randomBytes(bytes)
    .toString('latin1')
    .replaceAll(/[^ -~]/g, 'x')

const manifest = {
  'index.html': {
    file: 'entry.js',
    isEntry: true,
    imports: ['_shared.js'],
    css: ['entry.css'],
    dynamicImports: ['src/screens/work/screen.tsx'],
  },
  '_shared.js': { file: 'shared.js', imports: ['index.html'] },
  'src/screens/work/screen.tsx': {
    file: 'work.js',
    imports: ['_shared.js', '_stars.js'],
    dynamicImports: ['src/chart.tsx'],
  },
  '_stars.js': { file: 'stars.js', css: ['stars.css'] },
  'src/chart.tsx': { file: 'chart.js' },
}

function measure(extra: Record<string, string>): Record<string, number> {
  const files = [
    'entry.js',
    'entry.css',
    'shared.js',
    'work.js',
    'stars.js',
    'stars.css',
    'chart.js',
    'boot.js',
  ]
  tree = writeTree({
    ...Object.fromEntries(files.map((file) => [file, ''])),
    'index.html': '<script src="/boot.js"></script><script type="module" src="/entry.js"></script>',
    '.vite/manifest.json': JSON.stringify(manifest),
    ...extra,
  })
  return Object.fromEntries(measureScreens(tree.folder).map(({ screen, bytes }) => [screen, bytes]))
}

const home = 'home'

test.each(['entry.js', 'entry.css', 'shared.js', 'boot.js'])(
  '%s counts for every screen',
  (file) => {
    const before = measure({})
    tree?.remove()
    const after = measure({ [file]: bulk(4000) })
    expect((after[home] ?? 0) - (before[home] ?? 0)).toBeGreaterThan(1000)
    expect((after['work'] ?? 0) - (before['work'] ?? 0)).toBeGreaterThan(1000)
  },
)

test.each(['work.js', 'stars.js', 'stars.css'])('%s counts for its screen only', (file) => {
  const before = measure({})
  tree?.remove()
  const after = measure({ [file]: bulk(4000) })
  expect(after[home]).toBe(before[home])
  expect((after['work'] ?? 0) - (before['work'] ?? 0)).toBeGreaterThan(1000)
})

test('chunks loaded on demand do not count', () => {
  const before = measure({})
  tree?.remove()
  expect(measure({ 'chart.js': bulk(4000) })).toEqual(before)
})

test('counts the files of a screen once each', () => {
  measure({})
  const loads = measureScreens(tree?.folder ?? '')
  const files = Object.fromEntries(loads.map((load) => [load.screen, load.files]))
  // The page's boot.js, entry.js, entry.css and shared.js; the screen's work.js, stars.js and stars.css.
  expect(files).toEqual({ home: 4, work: 7 })
})

test('measures the files of a language', () => {
  const german = { ...manifest, '_shared.js': { file: 'shared.de.js', imports: ['index.html'] } }
  tree = writeTree({
    'entry.js': '',
    'entry.css': '',
    'shared.de.js': bulk(4000),
    'work.js': '',
    'stars.js': '',
    'stars.css': '',
    'index.de.html': '',
    '.vite/manifest.de.json': JSON.stringify(german),
  })
  const [load] = measureScreens(tree.folder, 'de')
  expect(load).toMatchObject({ language: 'de' })
  expect(load?.bytes).toBeGreaterThan(1000)
})

test('names a part without a file of its own', () => {
  measure({})
  const parts = ['src/chart.tsx', 'src/renamed.tsx']
  expect(findMissing(tree?.folder ?? '', parts)).toEqual(['src/renamed.tsx'])
})

test('reports a missing build', () => {
  tree = writeTree({ 'index.html': '' })
  const folder = tree.folder
  expect(() => measureScreens(folder)).toThrow('build the web app first')
})
