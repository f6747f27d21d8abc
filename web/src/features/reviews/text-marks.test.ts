import { describe, expect, test } from 'vitest'
import { markSelection, quotePage, quoteSelection, toggleMarks, toggleQuote } from './text-marks.ts'

test.each([
  ['spoiler', 'He dies', '||He dies||'],
  ['spoiler', ' a ', ' ||a|| '],
  ['spoiler', 'One\n\n> Two \n  three', '||One||\n\n> ||Two|| \n  ||three||'],
  ['spoiler', '', ''],
  ['bold', 'Go now', '**Go now**'],
  ['bold', '*Go* now', '***Go* now**'],
  ['italic', 'Go now', '*Go now*'],
  ['italic', '**Go**', '***Go***'],
] as const)('marks as %s %j as %j', (mark, text, marked) => {
  expect(toggleMarks(text, mark)).toBe(marked)
})

test.each([
  ['spoiler', '||He dies||', 'He dies'],
  ['spoiler', ' ||a|| ', ' a '],
  ['spoiler', '||One||\n\n> ||Two|| \n  ||three||', 'One\n\n> Two \n  three'],
  ['bold', '**Go now**', 'Go now'],
  ['italic', '*Go now*', 'Go now'],
  ['italic', '***Go***', '**Go**'],
] as const)('takes the marks as %s off %j again', (mark, marked, text) => {
  expect(toggleMarks(marked, mark)).toBe(text)
})

test('quotes lines, and takes the quotes off again', () => {
  expect(toggleQuote('One\ntwo')).toBe('> One\n> two')
  expect(toggleQuote('> One\n> two')).toBe('One\ntwo')
  expect(toggleQuote('')).toBe('> ')
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
    markSelection(area, 'spoiler')
    expect(area.value).toBe('He ||dies||.')
    markSelection(area, 'spoiler')
    expect(area.value).toBe('He dies.')
    expect(document.activeElement).toBe(area)
  })

  test('puts the cursor between new marks where nothing is selected', () => {
    const area = boxWith('He ', 3, 3)
    markSelection(area, 'bold')
    expect(area.value).toBe('He ****')
    expect([area.selectionStart, area.selectionEnd]).toEqual([5, 5])
  })

  test('quotes the whole lines of the selection', () => {
    const area = boxWith('One\ntwo\nthree', 5, 6)
    quoteSelection(area)
    expect(area.value).toBe('One\n> two\nthree')
    expect(area.selectionEnd).toBe(9)
  })

  test('quotes words from a page, with the page below them', () => {
    const area = boxWith('Good.\nCall me Ishmael.', 10, 10)
    quotePage(area, 'p. 1')
    expect(area.value).toBe('Good.\n\n> Call me Ishmael.\n> p. 1\n')
    const empty = boxWith('', 0, 0)
    quotePage(empty, 'p. 7')
    expect(empty.value).toBe('> \n> p. 7\n')
    expect(empty.selectionEnd).toBe(2)
  })
})
