import { expect, test } from 'vitest'
import { readAniListText } from './anilist-text.ts'

test.each([
  ['img220(https://example.invalid/x.png) end', 'end'],
  ['youtube(https://example.invalid/v)', 'https://example.invalid/v'],
  ['~~~middle~~~', 'middle'],
  ['_so_ and snake_case_name', '*so* and snake_case_name'],
  ['[here](https://example.invalid)', 'here (https://example.invalid)'],
  ['~!two\nlines!~', '||two||\n||lines||'],
])('the markup of %j becomes %j', (markup, text) => {
  expect(readAniListText(markup)).toEqual({ text, spoiler: false })
})

test('a spoiler that is never closed hides all', () => {
  expect(readAniListText('~!all')).toMatchObject({ spoiler: true })
})
