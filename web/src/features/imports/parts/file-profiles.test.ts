import { expect, test } from 'vitest'
import { profilesOf } from './file-profiles.ts'

const header = 'Profile Name,Start Time,Duration,Attributes,Title'
const fileOf = (...lines: string[]) => new File([lines.join('\r\n')], 'ViewingActivity.csv')

test('names the profiles of ViewingActivity.csv, that with most rows first', async () => {
  const file = fileOf(
    `\uFEFF${header}`,
    'Kids,2024-01-02 10:00:00,00:20:00,,Tides',
    '"Ann ""A."", at home",2024-01-02 10:00:00,00:20:00,,"Salt, Roads"',
    '"Ann ""A."", at home",2024-01-03 10:00:00,00:20:00,,Harbour',
    '',
  )
  expect(await profilesOf(file)).toEqual(['Ann "A.", at home', 'Kids'])
})

test('names none in other files', async () => {
  expect(await profilesOf(fileOf('Title,Date', 'Tides,1/2/24'))).toEqual([])
  expect(await profilesOf(fileOf(''))).toEqual([])
})
