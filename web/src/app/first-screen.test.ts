import { afterEach, expect, test } from 'vitest'
import { queryClient } from '../lib/query-client.ts'
import { firstScreen } from './first-screen.ts'

afterEach(() => queryClient.clear())

function pageWith(html: string): Element {
  const root = document.createElement('div')
  root.innerHTML = html
  return root
}

function promised() {
  let resolve = () => {}
  const promise = new Promise<string>((settle) => (resolve = () => settle('here')))
  return { promise, resolve: () => resolve() }
}

const served = '<main data-served><h1>Medley</h1></main>'

test('waits for the first screen and its data when the page has served content', async () => {
  const steps: string[] = []
  const code = promised()
  const data = promised()
  const asked = queryClient.query({ queryKey: ['first'], queryFn: () => data.promise })
  const done = firstScreen(pageWith(served), () => code.promise).then(() => steps.push('drawn'))
  code.resolve()
  await code.promise
  steps.push('code')
  data.resolve()
  await asked
  steps.push('data')
  await done
  expect(steps).toEqual(['code', 'data', 'drawn'])
})

test('shows the page at once when it has no served content, as for members', async () => {
  const never = new Promise<never>(() => undefined)
  await expect(firstScreen(pageWith(''), () => never)).resolves.toBeUndefined()
})

test('leaves a screen that cannot be loaded to the router', async () => {
  const failing = () => Promise.reject(new Error('offline'))
  await expect(firstScreen(pageWith(served), failing)).resolves.toBeUndefined()
})
