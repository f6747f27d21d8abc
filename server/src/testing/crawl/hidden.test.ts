import { expect, test } from 'vitest'
import { useTestApp } from '../harness.ts'
import { useServedPages } from '../served-pages.ts'
import { roundsOf } from '../test-size.ts'
import { followUp, prepareHidden, writeHidden } from './hidden-acts.ts'
import { differences, readAll } from './hidden-reading.ts'
import { createWorld } from './world.ts'

const app = useTestApp()
const pages = useServedPages(app)

/** `npm run audiences` reads calls in more turns. */
const turns = roundsOf('AUDIENCES_ROUNDS', { sample: 1, whole: 5 })

test(
  'what is written for others changes nothing that a reader opens: no sum, order, head or picture',
  async () => {
    const hidden = await prepareHidden(await createWorld(app))
    const read = async () => {
      await followUp(hidden)
      // Caches last ten minutes.
      app.clock.advance(20 * 60_000)
      return readAll(hidden, pages, turns)
    }
    const before = await read()
    await writeHidden(hidden)
    const after = await read()
    expect(differences(before, after)).toEqual([])
  },
  turns * 600_000,
)
