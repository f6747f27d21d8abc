import { expect, test } from 'vitest'
import { moveCrop, wholeCrop, zoomCrop, zoomOf } from './crop.rules.ts'

const wide = { width: 400, height: 200 }

test('begins with the largest square in the middle', () => {
  expect(wholeCrop(wide)).toEqual({ left: 100, top: 0, side: 200 })
  expect(zoomOf(wide, wholeCrop(wide))).toBe(1)
})

test('moves no further than the edges', () => {
  const crop = wholeCrop(wide)
  expect(moveCrop(wide, crop, -30, 10)).toEqual({ left: 70, top: 0, side: 200 })
  expect(moveCrop(wide, crop, 999, -999)).toEqual({ left: 200, top: 0, side: 200 })
})

test('zooms around its middle, at an edge as far as the picture reaches', () => {
  const close = zoomCrop(wide, wholeCrop(wide), 2)
  expect(close).toEqual({ left: 150, top: 50, side: 100 })
  expect(zoomCrop(wide, moveCrop(wide, close, 999, 0), 1)).toEqual({ left: 200, top: 0, side: 200 })
})

test.each([
  [0.2, 1],
  [9, 4],
])('a zoom of %d becomes %d', (zoom, kept) => {
  expect(zoomOf(wide, zoomCrop(wide, wholeCrop(wide), zoom))).toBe(kept)
})
