import { textBetween } from '@medley/contract/values/text-cuts'
import {
  all,
  byFill,
  type CoverArt,
  disc,
  dome,
  line,
  paint,
  pick,
  rect,
  stroke,
  times,
  turned,
} from './shapes.ts'

/** A crescent over a hill. */
export const moon: CoverArt = ({ random, ground, bright, second, tint }) => {
  const [x, y, r] = [pick(random, 38, 62), pick(random, 36, 46), pick(random, 22, 28)]
  const stars = times(7, () =>
    disc(pick(random, 4, 96), pick(random, 4, 66), pick(random, 0.6, 1.5)),
  )
  return (
    paint(second, stars) +
    paint(bright, disc(x, y, r)) +
    paint(tint, disc(x + r * 0.42, y - r * 0.16, r * 0.84)) +
    paint(ground, `M-2 84Q34 ${pick(random, 64, 76)} 102 88V102H-2z`)
  )
}

/** A sail on the water. */
export const sail: CoverArt = ({ random, ground, bright, second, ink }) => {
  const x = pick(random, 44, 58)
  const swell = (y: number, lift: number) => `M-2 ${y}q26 ${-lift} 52 0t52 0V102H-2z`
  return (
    paint(second, `${line(x - 3, 66, x - 3, 24, x - 26, 66)}z`) +
    paint(bright, `M${x} 66V8Q${x + 30} 34 ${x + 28} 66z`) +
    paint(ink, `${line(x - 30, 69, x + 32, 69, x + 22, 79, x - 22, 79)}z`) +
    paint(second, swell(78, 7)) +
    paint(ground, swell(88, -6))
  )
}

/** A river through dark land. */
export const river: CoverArt = ({ random, ground, bright, second }) => {
  const [x, mirror] = [pick(random, 20, 36), random() < 0.5]
  const land =
    paint(second, disc(x, 26, pick(random, 9, 14))) +
    paint(ground, 'M-2 38Q30 24 60 34T102 30V102H-2z') +
    paint(bright, 'M57 33.5C86 42 22 50 34 64S88 82 40 102H92C112 82 50 76 48 64S96 44 61 33.7z')
  return mirror ? turned('matrix(-1 0 0 1 100 0)', land) : land
}

/** An arched bridge and its water. */
export const bridge: CoverArt = ({ random, ground, bright, second, tint }) => {
  const top = pick(random, 34, 42)
  const arch = (x: number) => `${dome(x, top + 30, 14)}${rect(x - 14, top + 29.5, 28, 40)}`
  return (
    paint(bright, disc(pick(random, 20, 80), top - 4, 15)) +
    paint(ground, rect(0, top, 100, 60)) +
    paint(tint, arch(16.5), arch(50), arch(83.5)) +
    paint(second, rect(0, 76, 100, 40)) +
    paint(
      tint,
      times(3, (i) => rect(6 + i * 33, 82 + (i % 2) * 6, 22, 2.4)),
    )
  )
}

/** Rain on a slant, and where it falls. */
export const rain: CoverArt = ({ random, ground, bright, second }) => {
  const drops = [0, 1].map((fill) =>
    times(
      22,
      (i) =>
        `M${pick(random, -6, 104)} ${(i * 3.6 + fill * 2).toFixed(1)}l-4 ${pick(random, 9, 17)}`,
    ),
  )
  return (
    paint(ground, 'M-2 82Q50 74 102 82V102H-2z') +
    stroke(second, 1.5, drops[0] ?? '') +
    stroke(bright, 2.2, drops[1] ?? '')
  )
}

const greenOf = (colour: string) => Number.parseInt(textBetween(colour, 3, 5), 16)
const lighter = (one: string, other: string) => (greenOf(one) > greenOf(other) ? one : other)

/** Snow over a hill. */
export const snow: CoverArt = ({ random, ground, bright, second, ink }) =>
  paint(second, `M-2 72Q40 ${pick(random, 46, 58)} 102 78V102H-2z`) +
  paint(ground, `M-2 92Q60 ${pick(random, 62, 72)} 102 84V102H-2z`) +
  paint(
    lighter(bright, ink),
    times(34, (i) => disc(pick(random, 0, 100), i * 2.9, pick(random, 0.8, 2.7))),
  )

/** Rails to a point far away. */
export const rails: CoverArt = ({ random, ground, bright, second }) => {
  const [x, edge] = [pick(random, 36, 64), pick(random, 30, 40)]
  const at = (near: number) => edge + (100 - edge) * near ** 2
  const middle = (near: number) => x + (50 - x) * near ** 2
  const sleeper = (i: number) => {
    const near = (i + 2) / 9.4
    const wide = 42 * near ** 2 + 1
    return rect(middle(near) - wide, at(near), wide * 2, 0.6 + 6.5 * near ** 2)
  }
  return (
    paint(bright, disc(x, edge, pick(random, 12, 18))) +
    paint(ground, rect(0, edge, 100, 80)) +
    paint(second, times(8, sleeper)) +
    paint(
      bright,
      `M${x - 0.5} ${edge}L16 100h8L${x} ${edge}zM${x} ${edge}L76 100h8L${x + 0.5} ${edge}z`,
    )
  )
}

/** Trunks in front of a low sun. */
export const forest: CoverArt = ({ random, ground, bright, second, ink }) =>
  paint(bright, disc(pick(random, 26, 74), pick(random, 40, 60), pick(random, 22, 28))) +
  byFill([second, ground, ink], (add) => {
    for (let i = 0; i < 11; i += 1) {
      const [x, wide] = [pick(random, -6, 4) + i * 9.4, [2.4, 5, 8.5][i % 3] ?? 5]
      add(
        i % 3,
        `${line(x - wide * 0.3, -2, x + wide * 0.7, -2, x + wide, 102, x - wide * 0.6, 102)}z`,
      )
    }
  })

/** An open door, and its light on the floor. */
export const door: CoverArt = ({ random, ground, bright, second }) => {
  const x = pick(random, 34, 50)
  const lean = pick(random, -26, 8)
  return (
    paint(ground, rect(0, -50, 100, 118)) +
    paint(bright, rect(x, 16, 24, 52)) +
    paint(second, `${line(x, 68, x + 24, 68, x + 40 + lean, 118, x - 12 + lean, 118)}z`)
  )
}

/** Towers at night. */
export const skyline: CoverArt = ({ random, ground, bright, second, ink }) => {
  const moonlight = paint(
    bright,
    disc(pick(random, 20, 80), pick(random, 18, 28), pick(random, 8, 12)),
  )
  const far = times(7, (i) => rect(i * 15 - 3, pick(random, 30, 58), 12, 90))
  const near = Array.from({ length: 6 }, (_, i) => [i * 17.5 - 2, pick(random, 46, 72)] as const)
  const lit = near.map(([x, y]) =>
    times(8, (i) =>
      random() < 0.45 ? rect(x + 3 + (i % 2) * 5.4, y + 5 + Math.floor(i / 2) * 8, 3, 4.4) : '',
    ),
  )
  return (
    moonlight +
    paint(second, far) +
    paint(ground, ...near.map(([x, y]) => rect(x, y, 14.5, 90))) +
    paint(bright, ...lit) +
    paint(ink, rect(0, 97, 100, 40))
  )
}

/** A crown. */
export const crown: CoverArt = ({ random, ground, bright, second }) =>
  turned(
    `rotate(${pick(random, -9, 9)} 50 50)`,
    paint(bright, 'M16 72V34L33 52 50 24 67 52 84 34V72z') +
      paint(second, disc(16, 29, 5.5), disc(50, 18, 6.5), disc(84, 29, 5.5), rect(16, 75, 68, 7)) +
      paint(ground, disc(33, 63, 3.4), disc(50, 63, 3.4), disc(67, 63, 3.4)),
  )

/** An eye. */
export const eye: CoverArt = ({ random, ground, bright, second, ink }) => {
  const x = pick(random, 44, 56)
  return (
    stroke(
      second,
      2.4,
      times(9, (i) => {
        const turn = Math.PI * (1.14 + i * 0.09)
        return line(
          50 + Math.cos(turn) * 46,
          62 + Math.sin(turn) * 46,
          50 + Math.cos(turn) * 57,
          62 + Math.sin(turn) * 57,
        )
      }),
    ) +
    paint(ink, 'M4 54Q50 10 96 54Q50 98 4 54z') +
    paint(bright, disc(x, 54, 21)) +
    paint(ground, disc(x, 54, 10))
  )
}

/** A flame in a flame. */
export const flame: CoverArt = ({ random, ground, bright, second }) => {
  const tip = pick(random, 40, 62)
  const tongue = (size: number, lean: number) =>
    `M${tip + lean} ${96 - 88 * size}C${50 + 24 * size} ${96 - 60 * size} ${50 + 36 * size} ${96 - 48 * size} ${50 + 34 * size} ${96 - 26 * size}A${34 * size} ${34 * size} 0 0 1 ${50 - 34 * size} ${96 - 26 * size}C${50 - 36 * size} ${96 - 52 * size} ${tip + lean - 4 * size} ${96 - 58 * size} ${tip + lean} ${96 - 88 * size}z`
  return (
    paint(bright, tongue(1, 0)) + paint(second, tongue(0.66, 2)) + paint(ground, tongue(0.34, 3))
  )
}

/** A clock. */
export const clock: CoverArt = ({ random, ground, bright, second }) => {
  const hand = (turn: number, length: number) =>
    line(50, 50, 50 + Math.sin(turn) * length, 50 - Math.cos(turn) * length)
  const hour = random() * Math.PI * 2
  const marks = times(12, (i) => {
    const [x, y] = [Math.sin((i * Math.PI) / 6), Math.cos((i * Math.PI) / 6)]
    return line(50 + x * 33, 50 - y * 33, 50 + x * 38, 50 - y * 38)
  })
  return (
    paint(second, disc(50, 50, 45)) +
    stroke(ground, 2.6, marks) +
    stroke(ground, 5.5, hand(hour, 19)) +
    stroke(ground, 3, hand(hour * 12, 31)) +
    paint(bright, disc(50, 50, 6))
  )
}

/** A keyhole with light behind it. */
export const keyhole: CoverArt = ({ random, ground, bright, second }) => {
  const y = pick(random, 34, 40)
  const hole = (grow: number) =>
    `${disc(50, y, 15 + grow)}${line(44 - grow / 2, y, 34 - grow, 84 + grow, 66 + grow, 84 + grow, 56 + grow / 2, y)}z`
  return paint(ground, all) + paint(second, hole(9)) + paint(bright, hole(0))
}

/** A planet with its ring. */
export const planet: CoverArt = ({ random, ground, bright, second }) => {
  const [turn, r] = [pick(random, -28, -12), pick(random, 22, 27)]
  const stars = times(9, () =>
    disc(pick(random, 2, 98), pick(random, 2, 98), pick(random, 0.6, 1.4)),
  )
  const ring = (half: string) =>
    `<path fill="none" stroke="${second}" stroke-width="3.4" d="M${50 - r * 1.8} 50a${r * 1.8} ${r * 0.5} 0 0 ${half} ${r * 3.6} 0"/>`
  return (
    paint(second, stars) +
    turned(
      `rotate(${turn} 50 50)`,
      ring('1') +
        paint(bright, disc(50, 50, r)) +
        paint(
          ground,
          `M${50 - r} 50a${r} ${r} 0 0 0 ${2 * r} 0a${r} ${r * 0.6} 0 0 1 ${-2 * r} 0z`,
        ) +
        ring('0'),
    )
  )
}

/** Lances before a low sun. */
export const lances: CoverArt = ({ random, ground, bright, second, ink }) => {
  const shafts = Array.from(
    { length: 10 },
    (_, i) => [i * 11 - 1, pick(random, 8, 34), pick(random, -12, 12)] as const,
  )
  return (
    paint(bright, disc(pick(random, 34, 66), 62, pick(random, 24, 30))) +
    stroke(ink, 1.6, ...shafts.map(([x, y, lean]) => line(x, 102, x + lean, y))) +
    paint(
      second,
      ...shafts.map(
        ([x, y, lean]) =>
          `${line(x + lean - 2.3, y + 1, x + lean + lean / 8, y - 9, x + lean + 2.3, y + 1)}z`,
      ),
    ) +
    paint(ground, 'M-2 84Q24 74 50 82T102 78V102H-2z')
  )
}

/** Drops. */
export const drops: CoverArt = ({ random, bright, second }) => {
  const drop = (x: number, y: number, r: number) =>
    `M${x} ${y - r * 2.3}C${x + r * 0.5} ${y - r * 1.2} ${x + r} ${y - r * 0.7} ${x + r} ${y}A${r} ${r} 0 0 1 ${x - r} ${y}C${x - r} ${y - r * 0.7} ${x - r * 0.5} ${y - r * 1.2} ${x} ${y - r * 2.3}z`
  return (
    paint(
      second,
      drop(pick(random, 14, 26), pick(random, 34, 60), 7),
      drop(pick(random, 76, 88), pick(random, 40, 80), 9),
    ) + paint(bright, drop(pick(random, 44, 56), 62, 22))
  )
}
