import {
  byFill,
  type CoverArt,
  disc,
  line,
  paint,
  pick,
  rect,
  stroke,
  times,
  turned,
} from './shapes.ts'

/** The initial, larger than the picture. */
export const initial: CoverArt = ({ random, bright, second, letter, drawGlyph }) => {
  const turn = pick(random, -14, 14)
  const [front, back] = random() < 0.5 ? [bright, second] : [second, bright]
  return (
    paint(back, disc(pick(random, 20, 80), pick(random, 20, 80), 30)) +
    turned(`rotate(${turn} 50 50)`, drawGlyph(letter, front, 50, 82, 90))
  )
}

/** A house front at night, some windows lit. */
export const windows: CoverArt = ({ random, ground, bright, second }) =>
  byFill([ground, bright, second], (add) => {
    for (let i = 0; i < 30; i += 1) {
      const lit = random()
      const fill = lit < 0.24 ? 1 : lit < 0.36 ? 2 : 0
      add(fill, rect(6 + (i % 5) * 18.4, 4 + Math.floor(i / 5) * 16.4, 13.5, 11))
    }
  })

/** A road to a point far away. */
export const road: CoverArt = ({ random, ground, bright, second }) => {
  const [x, edge] = [pick(random, 30, 70), pick(random, 34, 44)]
  const dash = (near: number) =>
    [edge + (100 - edge) * near ** 1.9, x + (50 - x) * near ** 1.9, near ** 2 * 3] as const
  return (
    paint(bright, disc(x, edge, pick(random, 11, 18))) +
    paint(second, rect(0, edge, 100, 80)) +
    paint(ground, `M${x - 1} ${edge}h2L86 100H14z`) +
    paint(
      bright,
      times(4, (i) => {
        const [top, a, half] = dash((i + 1) / 4.2)
        const [low, b, wide] = dash((i + 1) / 4.2 + 0.12)
        return `${line(a - half, top, a + half, top, b + wide, low, b - wide, low)}z`
      }),
    )
  )
}

/** Paper triangles. */
export const triangles: CoverArt = ({ random, ground, bright, second, tint, ink }) => {
  const fills = [bright, second, tint, ground, ink]
  const colour = (count: number) => [0, 1, 2, 3, 0, 4][Math.floor(random() * count)] ?? 0
  const cells = Array.from(
    { length: 16 },
    (_, i) => [(i % 4) * 25, Math.floor(i / 4) * 25] as const,
  )
  return (
    byFill(fills, (add) => cells.forEach(([x, y]) => add(colour(5), rect(x, y, 25.2, 25.2)))) +
    byFill(fills, (add) => {
      for (const [x, y] of cells)
        add(colour(6), `M${x} ${y}h25.2${random() < 0.5 ? 'l-25.2 25.2' : 'v25.2'}z`)
    })
  )
}

/** Stairs with light falling on them. */
export const stairs: CoverArt = ({ random, ground, bright, second }) => {
  const mirror = random() < 0.5
  const count = 5 + Math.floor(random() * 3)
  const step = 100 / count
  const steps =
    paint(second, disc(74, 24, pick(random, 10, 16))) +
    paint(
      ground,
      times(count, (i) => rect(0, i * step, (i + 1) * step, step + 0.3)),
    ) +
    paint(
      bright,
      times(count, (i) => rect(0, i * step, (i + 1) * step, step * 0.32)),
    )
  return mirror ? turned('matrix(-1 0 0 1 100 0)', steps) : steps
}

/** Stars joined by lines. */
export const constellation: CoverArt = ({ random, bright, second }) => {
  const stars = Array.from(
    { length: 9 },
    (_, i) =>
      [
        10 + (i % 3) * 33 + pick(random, -2, 16),
        12 + Math.floor(i / 3) * 30 + pick(random, -4, 16),
        pick(random, 1.6, 5.2),
      ] as const,
  )
  return (
    stroke(second, 0.9, line(...stars.flatMap(([x, y]) => [x, y]))) +
    byFill([bright, second], (add) =>
      stars.forEach(([x, y, r], i) => add(i % 3 === 1 ? 1 : 0, disc(x, y, r))),
    )
  )
}

/** A flower of overlapping petals. */
export const petals: CoverArt = ({ random, ground, bright, second }) => {
  const count = 6 + Math.floor(random() * 5)
  const [x, y] = [pick(random, 34, 66), pick(random, 40, 60)]
  const petal = (i: number) =>
    `<ellipse cx="${x}" cy="${y - 26}" rx="13" ry="25" fill="${i % 2 ? second : bright}" transform="rotate(${(360 / count) * i} ${x} ${y})"/>`
  return times(count, petal) + paint(ground, disc(x, y, 11))
}
