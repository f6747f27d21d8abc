import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countTurns } from '@medley/doors/testing/count-turns'
import { readJsonBody } from './json-body.ts'

const bounds = { bytesMax: 1_000_000, pieceBytesMax: 20, depthMax: 9, valuesMax: 30_000 }

/** The text in chunks of so many bytes. */
async function* chunksOf(text: string, length: number): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text)
  for (let start = 0; start < bytes.length; start += length) {
    yield bytes.subarray(start, start + length)
  }
}

const read = (text: string, length = 7, within = bounds) =>
  readJsonBody(chunksOf(text, length), within)

const short = fc.oneof(
  fc.integer({ min: -99, max: 99 }),
  fc.boolean(),
  fc.constant(null),
  fc.string({ unit: 'grapheme', maxLength: 2 }),
  fc.array(fc.nat(9), { maxLength: 3 }),
  fc.record({ a: fc.nat(9) }),
)

test('an array of any length is read as JSON.parse reads it', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(short, { maxLength: 40 }),
      fc.integer({ min: 1, max: 30 }),
      async (value, length) => {
        const spaced = ` ${JSON.stringify(value, null, 1)}\n`
        for (const text of [JSON.stringify(value), spaced]) {
          const within = { ...bounds, pieceBytesMax: 60 }
          expect(await read(text, length, within)).toEqual(JSON.parse(text))
        }
      },
    ),
  )
})

const long = Array.from({ length: 20_000 }, (_, index) => `element ${index}`)

test('a long array is read in groups', async () => {
  expect(await read(JSON.stringify(long), 10_000)).toEqual(long)
})

const many = '1,'.repeat(50)
test.each([
  `[${many},1]`,
  `[${many}]`,
  `[,${many}1]`,
  `[${many}1}`,
  `[${many}1`,
  `[${many}1],[1]`,
  `[${many}1] x`,
  `{"a":1,${'"b":1,'.repeat(20)}"c":1}`,
  `[${many}{]}]`,
])('a long text that is no array is malformed: %s', async (text) => {
  for (const length of [3, 1000]) {
    await expect(read(text, length)).rejects.toMatchObject({ code: 'malformed_json' })
  }
})

test('groups in the middle of a long array are checked as well', async () => {
  const text = JSON.stringify(long)
  for (const broken of [
    text.replace(',"element 9000"', ',,"element 9000"'),
    text.replace(/,("element 9000")/, ' $1'),
  ]) {
    await expect(read(broken, 10_000, { ...bounds, pieceBytesMax: 100 })).rejects.toMatchObject({
      code: 'malformed_json',
    })
  }
})

test('a long element is refused', async () => {
  const failure = { code: 'validation_error' }
  await expect(read(`["${'x'.repeat(99)}"]`)).rejects.toMatchObject(failure)
  await expect(read(`[1,"${'x'.repeat(99)}",2]`)).rejects.toMatchObject(failure)
})

test.each([
  ['is nested too deeply', '[', 'malformed_json'],
  ['has too many values', ',', 'validation_error'],
  ['has too many bytes', ' ', 'file_too_large'],
])('a body that %s is refused before the rest has arrived', async (_, text, code) => {
  let arrived = 0
  async function* endless(): AsyncGenerator<Buffer> {
    for (;;) {
      arrived += 1
      yield Buffer.from(text.repeat(10_000))
    }
  }
  await expect(readJsonBody(endless(), bounds)).rejects.toMatchObject({ code })
  expect(arrived).toBeLessThan(200)
})

test('reads one piece per turn of the event loop from large bodies that arrive at once', async () => {
  const loop = countTurns()
  const turns: number[] = []
  async function* bodyOf(letter: string): AsyncGenerator<Buffer> {
    yield Buffer.from(`["${letter.repeat(70_000)}`)
    for (let piece = 0; piece < 5; piece += 1) {
      turns.push(loop.turns)
      yield Buffer.alloc(70_000, letter)
    }
    yield Buffer.from('"]')
  }
  const within = { ...bounds, pieceBytesMax: bounds.bytesMax }
  const bodies = await Promise.all(['a', 'b'].map((letter) => readJsonBody(bodyOf(letter), within)))
  loop.stop()
  expect(bodies).toEqual([['a'.repeat(420_000)], ['b'.repeat(420_000)]])
  expect(turns).toHaveLength(10)
  expect(new Set(turns).size).toBe(turns.length)
})
