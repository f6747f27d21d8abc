import { build, type Rolldown } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { preloadsOfLaterParts } from '../web/vite-preloads.ts'
import { writeTree } from './checks/temporary-tree.ts'

const files = {
  'index.html': '<script type="module" src="/main.js"></script>',
  'main.js': `
    import { shared } from './shared.js'
    console.log(shared, () => import('./one.js'), () => import('./two.js'))
  `,
  'one.js': `
    import { shared } from './shared.js'
    import { both } from './both.js'
    console.log('one', shared, both, () => import('./later.js'))
  `,
  'two.js': `import { both } from './both.js'; console.log('two', both)`,
  'later.js': `import { both } from './both.js'; import { shared } from './shared.js'; console.log('later', both, shared)`,
  'both.js': `export const both = 'both'.repeat(9)`,
  'shared.js': `export const shared = 'shared'.repeat(9)`,
}

/** By script: what it lists to be preloaded with its later parts. */
async function listsOf(root: string, preloads?: ReturnType<typeof preloadsOfLaterParts>) {
  const { output } = (await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [preloads],
    build: {
      write: false,
      modulePreload: preloads ? { resolveDependencies: preloads.resolveDependencies } : true,
      rolldownOptions: {
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name].js',
          codeSplitting: {
            groups: [
              { name: 'shared', test: /shared\.js$/ },
              { name: 'both', test: /both\.js$/ },
            ],
          },
        },
      },
    },
  })) as Rolldown.RolldownOutput
  return Object.fromEntries(
    output.flatMap((file) => {
      if (file.type !== 'chunk') return []
      const list = /m\.f=(\[[^\]]*\])/.exec(file.code)?.[1]
      return list === undefined ? [] : [[file.fileName, JSON.parse(list) as unknown]]
    }),
  )
}

test('lists with a later part only what has not run before it', async () => {
  const { folder, remove } = writeTree(files)
  onTestFinished(remove)
  expect(await listsOf(folder)).toEqual({
    'index.js': ['one.js', 'shared.js', 'both.js', 'two.js'],
    'one.js': ['later.js', 'both.js', 'shared.js'],
  })
  expect(await listsOf(folder, preloadsOfLaterParts())).toEqual({
    'index.js': ['one.js', 'both.js', 'two.js'],
    'one.js': ['later.js'],
  })
})
