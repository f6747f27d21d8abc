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

/** A low sun over bands of sea. */
export const horizon: CoverArt = ({ random, bright, second }) => {
  const [x, r, sea] = [pick(random, 28, 72), pick(random, 20, 30), pick(random, 54, 64)]
  const glitter = times(4, (i) =>
    rect(x - r * (1 - i * 0.2), sea + 5 + i * 8, r * 2 * (1 - i * 0.2), 3),
  )
  return (
    paint(bright, disc(x, sea - r * 0.25, r)) +
    paint(second, rect(0, sea, 100, 50)) +
    paint(bright, glitter)
  )
}

/** A beam of light across the dark. */
export const beam: CoverArt = ({ random, ground, bright, second }) => {
  const mirror = random() < 0.5
  const [low, y] = [100 - pick(random, 36, 58), pick(random, 14, 30)]
  const light =
    paint(second, `${line(0, y, 100, low, 100, 118, 0, y + 9)}z`) +
    paint(bright, `${line(0, y + 3, 100, low + 12, 100, 104, 0, y + 6)}z`) +
    paint(ground, disc(0, y + 4.5, 13)) +
    paint(bright, disc(0, y + 4.5, 6))
  return mirror ? turned('matrix(-1 0 0 1 100 0)', light) : light
}

/** Two discs and where they meet. */
export const eclipse: CoverArt = ({ random, ground, bright, second }) => {
  const [r, gap, lift] = [pick(random, 27, 33), pick(random, 12, 19), pick(random, -8, 8)]
  const along = Math.hypot(gap, lift)
  const half = Math.sqrt(r * r - along * along)
  const [dx, dy] = [(-lift / along) * half, (gap / along) * half]
  const arc = (x: number, y: number) => `A${r} ${r} 0 0 1 ${x} ${y}`
  return (
    paint(bright, disc(50 - gap, 50 - lift, r)) +
    paint(second, disc(50 + gap, 50 + lift, r)) +
    paint(ground, `M${50 + dx} ${50 + dy}${arc(50 - dx, 50 - dy)}${arc(50 + dx, 50 + dy)}z`)
  )
}

/** Diagonal stripes of unequal width. */
export const stripes: CoverArt = ({ random, bright, second, ink }) => {
  const tilt = random() < 0.5 ? 38 : -38
  let x = -50
  const bars = byFill([bright, second, ink], (add) => {
    for (const fill of [0, 1, 0, 2, 1, 0, 1]) {
      const width = pick(random, 5, 22)
      add(fill, rect(x, -60, width, 220))
      x += width + pick(random, 6, 14)
    }
  })
  return turned(`rotate(${tilt} 50 50)`, bars)
}

/** Rounded frames, one in the other. */
export const frames: CoverArt = ({ random, ground, bright, second }) => {
  const [dx, dy] = [pick(random, -5, 5), pick(random, -4, 4)]
  return [second, ground, bright]
    .map((fill, index) => {
      const i = index + 1
      const [inset, turn] = [2 + i * 11, 18 - i * 3]
      return `<rect x="${inset + (dx * i) / 2}" y="${inset + 5 + (dy * i) / 2}" width="${100 - inset * 2}" height="${88 - inset * 1.8}" rx="${turn}" fill="${fill}"/>`
    })
    .join('')
}

/** The colour bars of a test picture. */
export const bars: CoverArt = ({ random, ground, bright, second, tint, ink }) => {
  const low = pick(random, 62, 74)
  const order = random() < 0.5 ? [0, 2, 1, 3, 0, 2, 1] : [3, 1, 0, 2, 1, 0, 3]
  return (
    paint(ground, rect(0, low, 100, 60)) +
    byFill([bright, second, tint, ink], (add) => {
      order.forEach((fill, i) => add(fill, rect(i * 14.3, 0, 14.5, low)))
      order.forEach((fill, i) => i % 2 === 0 && add(fill, rect(85.7 - i * 14.3, low, 14.5, 9)))
      add(0, rect(pick(random, 8, 55), low + 9, 30, 40))
    })
  )
}

/** Dots that swell towards one corner. */
export const halftone: CoverArt = ({ random, bright, second }) => {
  const [fx, fy] = [pick(random, 0, 7), pick(random, 0, 7)]
  return byFill([bright, second], (add) => {
    for (let i = 0; i < 64; i += 1) {
      const [column, row] = [i % 8, Math.floor(i / 8)]
      const near = 1 - Math.hypot(column - fx, row - fy) / 9.5
      add(
        near > 0.62 ? 0 : 1,
        disc(6.25 + column * 12.5, 6.25 + row * 12.5, Math.max(0.8, near * 6.4)),
      )
    }
  })
}

/** Rows of arches. */
export const arches: CoverArt = ({ random, ground, bright, second }) => {
  const shift = Math.floor(random() * 3)
  const rings = [0, 1, 2].map((ring) =>
    byFill([bright, second, ground], (add) => {
      for (let i = 0; i < 16; i += 1) {
        const row = Math.floor(i / 4)
        add(
          ring + shift + row,
          dome((i % 4) * 33.4 - (row % 2) * 16.7 + 16.7, row * 25 + 25, 16 - ring * 5.2),
        )
      }
    }),
  )
  return rings.join('')
}

/** Path data of a quarter disc in a cell, from each of its corners. */
const quarterAt: readonly ((x: number, y: number, r: number) => string)[] = [
  (x, y, r) => `M${x} ${y}h${r}a${r} ${r} 0 0 1-${r} ${r}z`,
  (x, y, r) => `M${x + r} ${y}v${r}a${r} ${r} 0 0 1-${r}-${r}z`,
  (x, y, r) => `M${x + r} ${y + r}h-${r}a${r} ${r} 0 0 1 ${r}-${r}z`,
  (x, y, r) => `M${x} ${y + r}v-${r}a${r} ${r} 0 0 1 ${r} ${r}z`,
]

/** Quarter circles turned at random on a grid. */
export const quarters: CoverArt = ({ random, ground, bright, second, tint, ink }) => {
  const fills = [bright, second, tint, ground, ink]
  const colour = () => [0, 1, 2, 3, 0, 1][Math.floor(random() * 6)] ?? 0
  const cells = Array.from(
    { length: 16 },
    (_, i) => [(i % 4) * 25, Math.floor(i / 4) * 25] as const,
  )
  return (
    byFill(fills, (add) => cells.forEach(([x, y]) => add(colour(), rect(x, y, 25.2, 25.2)))) +
    byFill(fills, (add) => {
      for (const [x, y] of cells) {
        const quarter = quarterAt[Math.floor(random() * 4)] ?? dome
        add(random() < 0.12 ? 4 : colour(), quarter(x, y, 25))
      }
    })
  )
}

/** Ridges of hills, one behind the other, under a moon. */
export const ridges: CoverArt = ({ random, ground, bright, second, ink }) => {
  const ridge = (base: number, height: number) => {
    const [a, b, c] = [
      pick(random, -height, height),
      pick(random, -height, height),
      pick(random, -height, height),
    ]
    return `M-2 ${base + a}Q25 ${base - height + b} 50 ${base + c}T102 ${base + b}V102H-2z`
  }
  return (
    paint(second, disc(pick(random, 22, 78), pick(random, 16, 30), pick(random, 8, 14))) +
    paint(bright, ridge(46, 12)) +
    paint(ground, ridge(62, 10)) +
    paint(ink, ridge(78, 8))
  )
}

/** A stem with leaves. */
export const leaves: CoverArt = ({ random, bright, second }) => {
  const lean = pick(random, -8, 8)
  const leaf = byFill([bright, second], (add) => {
    for (let i = 0; i < 10; i += 1) {
      const pair = Math.floor(i / 2)
      const reach = (i % 2 ? 1 : -1) * (34 - pair * 3)
      const [x, back] = [reach.toFixed(1), (-reach * 0.1).toFixed(1)]
      add(
        i % 3 === 1 ? 1 : 0,
        `M50 ${108 - pair * 21 - (i % 2) * 8}q${(reach * 0.2).toFixed(1)}-18 ${x}-20q${back} 18 ${(-reach).toFixed(1)} 20z`,
      )
    }
  })
  return turned(`rotate(${lean} 50 100)`, stroke(second, 2, 'M50 130V2') + leaf)
}

/** A woven field of chevrons. */
export const chevrons: CoverArt = ({ random, ground, bright, second, tint }) => {
  const start = Math.floor(random() * 4)
  const step = pick(random, 9, 13)
  const half = random() < 0.5 ? 50 : 25
  const points = Array.from(
    { length: 100 / half + 1 },
    (_, i) => [i * half, i % 2 ? half * 0.6 : 0] as const,
  )
  const zigzag = (lift: number) => line(...points.flatMap(([x, y]) => [x, y + lift]))
  return [bright, tint, second, ground]
    .map((colour, fill) =>
      stroke(
        colour,
        step + 0.3,
        times(4, (i) => zigzag((i * 4 + ((fill - start + 4) % 4)) * step - 32)),
      ),
    )
    .join('')
}

/** A record, partly out of the picture. */
export const record: CoverArt = ({ random, ground, bright, second, tint, ink }) => {
  const [x, y] = [pick(random, 30, 70), pick(random, 40, 66)]
  return (
    paint(second, disc(x, y, 46)) +
    paint(ground, disc(x, y, 40)) +
    stroke(
      tint,
      1,
      times(4, (i) => disc(x, y, 36 - i * 5)),
    ) +
    paint(bright, disc(x, y, 14)) +
    paint(ink, disc(x, y, 2.5))
  )
}

/** Half discs stacked into a column. */
export const halves: CoverArt = ({ random, bright, second, ink }) =>
  byFill([bright, second, ink], (add) => {
    ;[0, 1, 2, 1, 0].forEach((fill, i) => {
      const x = pick(random, 24, 76)
      const up = random() < 0.5
      add(fill, `M${x - 20} ${20 * i + (up ? 20 : 0)}a20 20 0 0 ${up ? 1 : 0} 40 0z`)
    })
  })

/** A sun cut into slices. */
export const slices: CoverArt = ({ random, bright, second }) => {
  const [r, lift] = [pick(random, 34, 42), pick(random, 44, 54)]
  const cuts = times(7, (i) => rect(0, lift - 8 + i * 8, 100, 1 + i * 0.9))
  return paint(second, all) + paint(bright, disc(50, lift, r)) + paint(second, cuts)
}

/** The bars of a level meter. */
export const levels: CoverArt = ({ random, bright, second }) =>
  [bright, second]
    .map(
      (colour, fill) =>
        `<path stroke="${colour}" stroke-width="4.6" stroke-linecap="round" d="${times(13, (i) => {
          const height = 5 + Math.sin(((i + 0.5) / 13) * Math.PI) * pick(random, 26, 70)
          return (i % 4 === 2 ? 1 : 0) === fill
            ? `${line(7.3 + i * 7, 50 - height / 2)}v${height.toFixed(1)}`
            : ''
        })}"/>`,
    )
    .join('')

/** Rings that spread from a corner or an edge. */
export const ripples: CoverArt = ({ random, ground, bright, second, tint }) => {
  const [x, y] = [random() < 0.5 ? 8 : 92, pick(random, 70, 104)]
  const rings = [tint, second, tint, bright, tint, second, ground, bright]
  return paint(ground, all) + rings.map((fill, i) => paint(fill, disc(x, y, 104 - i * 13))).join('')
}

/** Speech as three waves. */
export const waves: CoverArt = ({ random, ground, bright, second }) => {
  const swing = () => pick(random, 14, 30) * (random() < 0.5 ? -1 : 1)
  const wave = (y: number, height: number) =>
    `M-2 ${y}C20 ${y - height} 32 ${y + height} 52 ${y}S84 ${y - height} 102 ${y}V102H-2z`
  return (
    paint(second, wave(30, swing())) +
    paint(bright, wave(52, swing())) +
    paint(ground, wave(74, swing()))
  )
}
