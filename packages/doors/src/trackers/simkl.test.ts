import { expect, test } from 'vitest'
import { TooManyRows } from '../files/csv-table.ts'
import { csvOf } from '../testing/export-files.ts'
import { read } from '../testing/read-exports.ts'

test('few rows cannot say that millions of episodes were seen', async () => {
  const rows = Array.from({ length: 60 }, (_, id) => [id, 'Tides', 'tv show', 'watching', '2999'])
  const table = csvOf('SIMKL_ID,Title,Type,Watchlist,LastEpWatched', rows)
  await expect(read('simkl.csv', table)).rejects.toThrow(TooManyRows)
})
