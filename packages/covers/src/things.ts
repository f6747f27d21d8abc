import {
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

const round = (colour: string, width: number, data: string) =>
  `<path fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" d="${data}"/>`

/** People side by side. */
export const people: CoverArt = ({ random, bright, second, ink }) => {
  const count = 2 + Math.floor(random() * 4)
  const step = 100 / count
  const size = Math.min(23, step * 0.46)
  return byFill([bright, second, ink], (add) => {
    for (let i = 0; i < count; i += 1) {
      const [x, y] = [step * (i + 0.5), pick(random, 34, 46)]
      add(i % 3, disc(x, y, size * 0.52))
      add(i % 3, `M${x - size} 130V${y + size * 1.75}a${size} ${size} 0 0 1 ${size * 2} 0V130z`)
    }
  })
}

/** A heart. */
export const heart: CoverArt = ({ random, ground, bright, second }) => {
  const shape = (size: number) =>
    `M50 ${50 + size * 0.9}C${50 - size * 1.5} ${50 + size * 0.05} ${50 - size} ${50 - size} 50 ${50 - size * 0.35}C${50 + size} ${50 - size} ${50 + size * 1.5} ${50 + size * 0.05} 50 ${50 + size * 0.9}z`
  return turned(
    `rotate(${pick(random, -14, 14)} 50 50)`,
    paint(second, shape(47)) + paint(ground, shape(37)) + paint(bright, shape(30)),
  )
}

/** Birds in flight. */
export const birds: CoverArt = ({ random, bright, second, ink }) => {
  const bird = (x: number, y: number, size: number) =>
    `M${x - size * 2} ${y - size * 0.7}Q${x - size * 0.7} ${y - size * 1.2} ${x} ${y}Q${x + size * 0.7} ${y - size * 1.2} ${x + size * 2} ${y - size * 0.7}Q${x + size * 0.8} ${y - size * 0.5} ${x} ${y + size * 0.7}Q${x - size * 0.8} ${y - size * 0.5} ${x - size * 2} ${y - size * 0.7}z`
  const far = times(5, (i) => bird(12 + i * 19, pick(random, 14, 88), pick(random, 3, 6)))
  return (
    paint(second, far) +
    paint(bright, bird(pick(random, 38, 62), pick(random, 44, 58), 19)) +
    paint(ink, bird(pick(random, 20, 80), pick(random, 18, 30), 7))
  )
}

/** Prints of paws on their way. */
export const paws: CoverArt = ({ random, bright, second }) => {
  const paw = (size: number) =>
    `<ellipse cx="0" cy="${size * 0.5}" rx="${size}" ry="${size * 0.8}"/>${[-1.1, -0.4, 0.4, 1.1].map((x) => `<ellipse cx="${x * size}" cy="${(-0.75 + Math.abs(x) * 0.45) * size}" rx="${size * 0.34}" ry="${size * 0.46}"/>`).join('')}`
  const lean = pick(random, 12, 30)
  return [0, 1, 2, 3]
    .map((i) =>
      turned(
        `translate(${(i % 2 ? 66 : 34) + i * 2 - 3} ${86 - i * 25}) rotate(${lean})`,
        `<g fill="${i % 2 ? second : bright}">${paw(11)}</g>`,
      ),
    )
    .join('')
}

/** Fish in a shoal. */
export const fish: CoverArt = ({ random, ground, bright, second }) => {
  const shape = (x: number, y: number, size: number) =>
    `M${x - size} ${y}Q${x} ${y - size} ${x + size} ${y}L${x + size * 1.6} ${y - size * 0.5}V${y + size * 0.5}L${x + size} ${y}Q${x} ${y + size} ${x - size} ${y}z`
  const [x, y] = [pick(random, 38, 50), pick(random, 42, 58)]
  return (
    paint(
      second,
      times(6, (i) =>
        shape(8 + (i % 3) * 36, i < 3 ? pick(random, 8, 22) : pick(random, 78, 94), 8),
      ),
    ) +
    paint(bright, shape(x, y, 27)) +
    paint(ground, disc(x - 14, y - 3, 3))
  )
}

/** An open book. */
export const book: CoverArt = ({ random, ground, bright, second }) => {
  const rise = pick(random, 8, 13)
  const page = (side: 1 | -1, y: number) =>
    `M50 ${y}q${side * 20} ${-rise} ${side * 42} 0v42q${side * -22} ${-rise} ${side * -42} 0z`
  const lines = times(4, (i) => `M12 ${36 + i * 9}q16 -7 30 -1M88 ${36 + i * 9}q-16 -7 -30 -1`)
  return (
    paint(second, page(1, 36), page(-1, 36)) +
    paint(bright, page(1, 28), page(-1, 28)) +
    stroke(ground, 2.2, lines, 'M50 28v42')
  )
}

/** A skull. */
export const skull: CoverArt = ({ random, ground, bright, second }) => {
  const lean = pick(random, -9, 9)
  return (
    round(second, 9, 'M14 84L86 58M14 58L86 84') +
    turned(
      `rotate(${lean} 50 50)`,
      paint(bright, 'M20 46a30 30 0 0 1 60 0q0 16 -12 20v14h-36v-14q-12 -4 -12 -20z') +
        paint(ground, disc(38, 48, 8.5), disc(62, 48, 8.5), 'M50 56l5 9h-10z') +
        stroke(ground, 2, 'M44 71v9M50 71v9M56 71v9'),
    )
  )
}

/** Dice. */
export const dice: CoverArt = ({ random, ground, bright, second }) => {
  const spots: readonly (readonly number[])[] = [
    [4],
    [0, 8],
    [0, 4, 8],
    [0, 2, 6, 8],
    [0, 2, 4, 6, 8],
    [0, 2, 3, 5, 6, 8],
  ]
  const die = (x: number, y: number, turn: number, fill: string) =>
    turned(
      `translate(${x} ${y}) rotate(${turn})`,
      `<rect x="-22" y="-22" width="44" height="44" rx="8" fill="${fill}"/>${paint(
        ground,
        ...(spots[Math.floor(random() * 6)] ?? []).map((at) =>
          disc(((at % 3) - 1) * 12, (Math.floor(at / 3) - 1) * 12, 4),
        ),
      )}`,
    )
  return (
    die(pick(random, 30, 38), pick(random, 30, 38), pick(random, -24, 24), bright) +
    die(pick(random, 62, 70), pick(random, 62, 72), pick(random, -24, 24), second)
  )
}

/** Piles of coins. */
export const coins: CoverArt = ({ random, ground, bright, second }) =>
  [18, 50, 82]
    .map((x, pile) => {
      const count = 3 + Math.floor(random() * 7)
      return Array.from({ length: count }, (_, i) => {
        const y = 92 - i * 8
        const fill = (i + pile) % 2 ? second : bright
        return `<ellipse cx="${x}" cy="${y}" rx="14.5" ry="5.5" fill="${fill}" stroke="${ground}" stroke-width="1.6"/>`
      }).join('')
    })
    .join('')

/** A balance. */
export const balance: CoverArt = ({ random, bright, second, ink }) => {
  const tilt = pick(random, -10, 10)
  const pan = (x: number, y: number) =>
    round(ink, 1.2, `M${x} ${y}l-13 27M${x} ${y}l13 27`) +
    paint(bright, `M${x - 16} ${y + 27}h32a16 13 0 0 1 -32 0z`)
  return (
    paint(second, rect(47.5, 20, 5, 66), dome(50, 92, 18)) +
    round(second, 5, line(16, 26 + tilt, 84, 26 - tilt)) +
    paint(bright, disc(50, 20, 6)) +
    pan(16, 26 + tilt) +
    pan(84, 26 - tilt)
  )
}

/** Rays from below. */
export const rays: CoverArt = ({ random, bright, second }) => {
  const [x, count] = [pick(random, 30, 70), 9 + Math.floor(random() * 4) * 2]
  const ray = (i: number) => {
    const [from, to] = [Math.PI * (1 + i / count), Math.PI * (1 + (i + 1) / count)]
    const at = (turn: number) => [x + Math.cos(turn) * 170, 104 + Math.sin(turn) * 170]
    return `${line(x, 104, ...at(from), ...at(to))}z`
  }
  const all = Array.from({ length: count }, (_, i) => ray(i))
  return (
    paint(bright, ...all.filter((_, i) => i % 2 === 0)) +
    paint(second, ...all.filter((_, i) => i % 4 === 1))
  )
}

/** Clouds. */
export const clouds: CoverArt = ({ random, bright, second, ground }) => {
  const cloud = (x: number, y: number, size: number) =>
    dome(x - size, y, size * 0.7) + dome(x, y, size) + dome(x + size * 1.05, y, size * 0.6)
  return (
    paint(second, cloud(pick(random, 20, 40), 34, 19), cloud(pick(random, 66, 90), 92, 17)) +
    paint(bright, cloud(pick(random, 52, 70), 66, 26)) +
    paint(ground, cloud(pick(random, 72, 90), 28, 10))
  )
}

/** Cogs that turn each other. */
export const cogs: CoverArt = ({ random, ground, bright, second }) => {
  const cog = (x: number, y: number, r: number, teeth: number, fill: string) =>
    turned(
      `rotate(${pick(random, 0, 40)} ${x} ${y})`,
      times(teeth, (i) =>
        turned(
          `rotate(${((360 / teeth) * i).toFixed(1)} ${x} ${y})`,
          paint(fill, rect(x - r * 0.16, y - r * 1.24, r * 0.32, r * 0.5)),
        ),
      ) +
        paint(fill, disc(x, y, r)) +
        paint(ground, disc(x, y, r * 0.42)),
    )
  return cog(38, 40, 26, 10, bright) + cog(76, 76, 17, 8, second)
}

/** A cup that steams. */
export const cup: CoverArt = ({ random, bright, second, ground }) => {
  const swing = pick(random, 4, 8)
  const steam = times(3, (i) => `M${38 + i * 12} 38c${-swing} -8 ${swing} -14 0 -24`)
  return (
    round(second, 3.4, steam) +
    `<circle cx="76" cy="60" r="11" fill="none" stroke="${bright}" stroke-width="6"/>` +
    paint(bright, 'M24 44h52v22a22 20 0 0 1 -22 20h-8a22 20 0 0 1 -22 -20z') +
    paint(second, rect(14, 89, 72, 5)) +
    paint(ground, rect(24, 50, 52, 4))
  )
}

/** The curtain of a stage. */
export const curtain: CoverArt = ({ random, ground, bright, second, ink }) => {
  const open = pick(random, 16, 30)
  const half = (side: 1 | -1) => {
    const edge = 50 - side * 50
    return times(
      4,
      (i) =>
        `M${edge + side * i * (50 - open) * 0.28} -20h${side * (50 - open) * 0.2}Q${edge + side * (i * 9 + 14)} 60 ${edge + side * (i * 5 + 4)} 110h${side * -6}Q${edge + side * i * 8} 50 ${edge + side * i * (50 - open) * 0.28} -20z`,
    )
  }
  return (
    paint(ground, `M50 -10L${50 + open * 1.4} 110H${50 - open * 1.4}z`) +
    paint(second, half(1), half(-1)) +
    paint(
      bright,
      rect(-50, -50, 200, 62),
      times(6, (i) => disc(i * 20, 12, 10)),
    ) +
    paint(ink, rect(-50, 90, 200, 60))
  )
}

/** Speech in bubbles. */
export const bubbles: CoverArt = ({ random, ground, bright, second }) => {
  const [dx, dy] = [pick(random, -6, 6), pick(random, -5, 5)]
  const bubble = (x: number, y: number, wide: number, tail: 1 | -1, fill: string) =>
    `<rect x="${x}" y="${y}" width="${wide}" height="32" rx="12" fill="${fill}"/>${paint(fill, `M${x + wide / 2} ${y + 28}l${tail * 18} 17l${tail * -2} -20z`)}`
  return (
    bubble(12 + dx, 14 + dy, 58, -1, bright) +
    bubble(34 - dx, 54 - dy, 54, 1, second) +
    paint(
      ground,
      times(3, (i) => disc(27 + dx + i * 14, 30 + dy, 3.4)),
    )
  )
}

/** A compass rose. */
export const compass: CoverArt = ({ random, bright, second, ground }) => {
  const point = (turn: number, length: number, fill: string, other: string) =>
    turned(
      `rotate(${turn} 50 50)`,
      paint(fill, `M50 ${50 - length}L57 43 50 50z`) +
        paint(other, `M50 ${50 - length}L43 43 50 50z`),
    )
  const start = pick(random, -20, 20)
  return (
    `<circle cx="50" cy="50" r="36" fill="none" stroke="${second}" stroke-width="2.4"/>` +
    [45, 135, 225, 315].map((turn) => point(turn + start, 30, second, ground)).join('') +
    [0, 90, 180, 270].map((turn) => point(turn + start, 46, bright, second)).join('')
  )
}

/** A web. */
export const web: CoverArt = ({ random, bright, second }) => {
  const [x, y] = [pick(random, 20, 80), pick(random, 18, 42)]
  const turns = Array.from({ length: 10 }, (_, i) => (i * Math.PI) / 5)
  const at = (turn: number, far: number) => [x + Math.cos(turn) * far, y + Math.sin(turn) * far]
  const spokes = turns.map((turn) => line(x, y, ...at(turn, 130)))
  const rings = Array.from(
    { length: 7 },
    (_, i) => `${line(...turns.flatMap((turn) => at(turn, 9 + i * 12)))}z`,
  )
  return (
    stroke(second, 1.2, ...spokes, ...rings) +
    paint(bright, disc(x, y + 44, 6), rect(x - 0.6, y, 1.2, 40))
  )
}

/** The keys of a piano. */
export const pianoKeys: CoverArt = ({ random, ground, bright, second, ink }) => {
  const first = Math.floor(random() * 7)
  const low = pick(random, 54, 64)
  const isBlack = (i: number) => ![2, 6].includes((i + first) % 7)
  return (
    paint(bright, rect(-50, -50, 200, 200)) +
    stroke(
      ground,
      1.2,
      times(9, (i) => `${line(i * 14.3 - 7, -50)}v200`),
    ) +
    paint(
      ink,
      times(8, (i) => (isBlack(i) ? rect(i * 14.3 + 3, -50, 8.6, low + 50) : '')),
    ) +
    paint(second, rect(-50, 94, 200, 40))
  )
}

/** A fruit with its leaf. */
export const fruit: CoverArt = ({ random, bright, second, ink }) => {
  const lean = pick(random, -10, 10)
  return turned(
    `rotate(${lean} 50 56)`,
    paint(
      bright,
      'M50 36c-8 -8 -34 -8 -34 20c0 24 20 36 34 32c14 4 34 -8 34 -32c0 -28 -26 -28 -34 -20z',
    ) +
      round(ink, 3.4, 'M50 38q-1 -14 6 -22') +
      paint(second, 'M54 26q6 -18 26 -16q-4 18 -26 16z'),
  )
}
