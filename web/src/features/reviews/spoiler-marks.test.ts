import { describe, expect, test } from 'vitest'
import { markSelection, toggleMarks } from './spoiler-marks.ts'

test.each([
  ['He dies', '||He dies||'],
  [' a ', ' ||a|| '],
  ['One\n\n> Two \n  three', '||One||\n\n> ||Two|| \n  ||three||'],
  ['', ''],
])('marks %j as %j, and takes the marks off again', (text, marked) => {
  expect(toggleMarks(text)).toBe(marked)
  expect(toggleMarks(marked)).toBe(text)
})

describe('in a box', () => {
  function boxWith(text: string, from: number, to: number): HTMLTextAreaElement {
    const area = document.createElement('textarea')
    document.body.append(area)
    area.value = text
    area.setSelectionRange(from, to)
    return area
  }

  test('keeps the marked words selected', () => {
    const area = boxWith('He dies.', 3, 7)
    markSelection(area)
    expect(area.value).toBe('He ||dies||.')
    markSelection(area)
    expect(area.value).toBe('He dies.')
    expect(document.activeElement).toBe(area)
  })

  test('puts the cursor between new marks where nothing is selected', () => {
    const area = boxWith('He ', 3, 3)
    markSelection(area)
    expect(area.value).toBe('He ||||')
    expect([area.selectionStart, area.selectionEnd]).toEqual([5, 5])
  })
})
