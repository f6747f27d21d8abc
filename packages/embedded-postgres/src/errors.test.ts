import { expect, test } from 'vitest'
import { initFailed } from './errors.ts'

test('a disk that is too small for a new database is said in one sentence', () => {
  const output = `2026-11-28 03:27:31.645 UTC [11965] FATAL:  could not extend file "base/1/2691": No space left on device
2026-11-28 03:27:31.645 UTC [11965] HINT:  Check free disk space.
2026-11-28 03:27:31.646 UTC [11965] PANIC:  cannot abort transaction 1, it was already committed
Aborted
child process exited with exit code 134
initdb: removing contents of data directory "/data/pg"
`
  expect(initFailed('/data/pg', output).message).toBe(
    'The database could not be created in /data/pg: The disk that holds DATA_DIR is full.',
  )
})

test('shows the line that explains any other failure', () => {
  const output = `2026-11-28 03:27:31.645 UTC [11965] FATAL:  could not create shared memory segment
child process exited with exit code 1
initdb: removing contents of data directory "/data/pg"
`
  expect(initFailed('/data/pg', output).message).toBe(
    'The database could not be created in /data/pg: could not create shared memory segment',
  )
})
