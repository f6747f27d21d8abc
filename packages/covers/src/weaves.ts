import {
  arch,
  byFill,
  type CoverArt,
  line,
  paint,
  pick,
  rect,
  stroke,
  times,
  turned,
} from './shapes.ts'

/** Bands woven over and under each other. */
export const weave: CoverArt = ({ random, ground, bright, second }) => {
  const wide = pick(random, 8, 12)
  const over = random() < 0.5 ? 0 : 1
  const at = (i: number) => i * 20 + (20 - wide) / 2
  const across = times(6, (row) => rect(-20, at(row), 140, wide))
  const down = times(25, (i) => {
    const [column, row] = [i % 5, Math.floor(i / 5)]
    return (column + row) % 2 === over ? rect(at(column), row * 20, wide, 20.2) : ''
  })
  const under = times(5, (column) => rect(at(column), -20, wide, 140))
  return turned(
    `rotate(${pick(random, -12, 12)} 50 50) translate(-25 -25) scale(1.5)`,
    paint(ground, rect(-20, -20, 140, 140)) +
      paint(second, under) +
      paint(bright, across) +
      paint(second, down),
  )
}

/** A field of lozenges. */
export const diamonds: CoverArt = ({ random, bright, second, ground, ink }) => {
  const [half, high] = random() < 0.5 ? [12.5, 25] : [16.7, 16.7]
  const small = pick(random, 0.3, 0.5)
  const lozenge = (x: number, y: number, by: number) =>
    `${line(x, y - high * by, x + half * by, y, x, y + high * by, x - half * by, y)}z`
  return byFill([bright, second, ground, ink], (add) => {
    for (let i = 0; i < 70; i += 1) {
      const [column, row] = [i % 10, Math.floor(i / 10)]
      const [x, y] = [column * half - half / 2, row * high + (column % 2) * high]
      const fill = Math.floor(random() * 3)
      add(fill, lozenge(x, y - high, 1))
      if (random() < 0.25) add(3, lozenge(x, y - high, small))
    }
  })
}

/** Strokes that lean this way or that, as in a maze. */
export const maze: CoverArt = ({ random, bright, second }) => {
  const cell = random() < 0.5 ? 12.5 : 16.7
  const side = Math.ceil(100 / cell)
  const ways = ['', '']
  for (let i = 0; i < side * side; i += 1) {
    const [x, y] = [(i % side) * cell, Math.floor(i / side) * cell]
    const leans = random() < 0.5
    ways[random() < 0.8 ? 0 : 1] += leans
      ? line(x, y, x + cell, y + cell)
      : line(x + cell, y, x, y + cell)
  }
  return ways
    .map(
      (data, i) =>
        `<path fill="none" stroke="${i ? second : bright}" stroke-width="${cell * 0.34}" stroke-linecap="round" d="${data}"/>`,
    )
    .join('')
}

/** Lines of equal height around two tops. */
export const contours: CoverArt = ({ random, bright, second }) => {
  const [x, y, lean] = [pick(random, 28, 72), pick(random, 30, 70), pick(random, -40, 40)]
  const level = (i: number) =>
    `<ellipse cx="${x}" cy="${y}" rx="${8 + i * 11}" ry="${5 + i * 8.5}" fill="none" stroke="${i % 3 ? bright : second}" stroke-width="${i % 3 ? 2 : 4}" transform="rotate(${(lean + i * 5).toFixed(1)} ${x} ${y})"/>`
  return times(11, level)
}

/** Short strokes thrown at random. */
export const confetti: CoverArt = ({ random, bright, second, ink }) =>
  [bright, second, ink]
    .map(
      (colour, fill) =>
        `<path fill="none" stroke="${colour}" stroke-width="5" stroke-linecap="round" d="${times(
          fill === 2 ? 7 : 15,
          () => {
            const [x, y, turn] = [pick(random, 0, 100), pick(random, 0, 100), random() * Math.PI]
            return line(x, y, x + Math.cos(turn) * 10, y + Math.sin(turn) * 10)
          },
        )}"/>`,
    )
    .join('')

/** A row of columns under a beam. */
export const columns: CoverArt = ({ random, ground, bright, second }) => {
  const count = 3 + Math.floor(random() * 3)
  const step = 100 / count
  const wide = step * 0.5
  const at = (i: number) => i * step + step / 4
  return (
    paint(second, rect(-50, 10, 200, 12), rect(-50, 86, 200, 30)) +
    paint(
      bright,
      times(
        count,
        (i) =>
          rect(at(i), 26, wide, 56) +
          rect(at(i) - 3, 22, wide + 6, 5) +
          rect(at(i) - 3, 81, wide + 6, 5),
      ),
    ) +
    stroke(
      ground,
      1.4,
      times(count, (i) => `${line(at(i) + wide / 3, 29)}v50${line(at(i) + (wide * 2) / 3, 29)}v50`),
    )
  )
}

/** A ribbon folded to and fro. */
export const ribbon: CoverArt = ({ random, bright, second, ink }) => {
  const [high, left] = [pick(random, 17, 22), pick(random, 8, 20)]
  const right = 100 - left
  const fold = (i: number) => {
    const [from, to] = i % 2 ? [right, left] : [left, right]
    const y = i * high
    return `${line(from, y, to, y + high, to, y + high * 2, from, y + high)}z`
  }
  const folds = [0, 1, 2, 3, 4, 5].map((i) => fold(i - 1))
  return (
    paint(second, ...folds.filter((_, i) => i % 2 === 0)) +
    paint(bright, ...folds.filter((_, i) => i % 2 === 1)) +
    stroke(ink, 0.8, ...folds.filter((_, i) => i % 2 === 1))
  )
}

/** Stacked cubes. */
export const cubes: CoverArt = ({ random, ground, bright, second, ink }) => {
  const side = random() < 0.5 ? 14.4 : 19.2
  const [dx, dy] = [side * 0.866, side * 0.5]
  const rows = Math.ceil(100 / (side * 1.5)) + 2
  const columns = Math.ceil(100 / (dx * 2)) + 2
  const lid = random() < 0.5 ? [bright, second, ground] : [second, ground, bright]
  return byFill([...lid, ink], (add) => {
    for (let i = 0; i < rows * columns; i += 1) {
      const row = Math.floor(i / columns)
      const [x, y] = [(i % columns) * dx * 2 - (row % 2) * dx, row * side * 1.5 - side]
      const top = `${line(x, y - side, x + dx, y - dy, x, y, x - dx, y - dy)}z`
      add(random() < 0.12 ? 3 : 0, top)
      add(1, `${line(x, y, x + dx, y - dy, x + dx, y + dy, x, y + side)}z`)
      add(2, `${line(x, y, x - dx, y - dy, x - dx, y + dy, x, y + side)}z`)
    }
  })
}

/** Rectangles of a divided plane. */
export const panes: CoverArt = ({ random, ground, bright, second, ink }) => {
  const [x, y] = [pick(random, 28, 66), pick(random, 30, 70)]
  const [left, low] = [pick(random, 10, 22), pick(random, 78, 90)]
  const wide = pick(random, 3, 4.5)
  return (
    paint(bright, random() < 0.5 ? rect(x, -50, 100, y + 50) : rect(-50, -50, x + 50, y + 50)) +
    paint(second, rect(-50, y, left + 50, 100), rect(x, low, 100, 60)) +
    paint(ink, rect(left, y, x - left, low - y)) +
    stroke(
      ground,
      wide,
      `${line(x, -50)}v200${line(-50, y)}h200${line(left, y)}v100${line(x, low)}h100`,
    )
  )
}

/** Rows of crosses. */
export const crosses: CoverArt = ({ random, bright, second, ink }) => {
  const [arm, turn] = [pick(random, 6, 8), random() < 0.5 ? 0 : 45]
  const cross = (x: number, y: number) =>
    rect(x - arm, y - 2.4, arm * 2, 4.8) + rect(x - 2.4, y - arm, 4.8, arm * 2)
  const field = byFill([bright, second, ink], (add) => {
    for (let i = 0; i < 64; i += 1) {
      const [column, row] = [i % 8, Math.floor(i / 8)]
      const fill = random() < 0.08 ? 2 : (column + row) % 2
      add(fill, cross(column * 20 - 20, row * 20 - 20))
    }
  })
  return turned(`rotate(${turn} 50 50)`, field)
}

/** A line that winds inwards. */
export const spiral: CoverArt = ({ random, bright, second }) => {
  const [x, y] = [pick(random, 40, 60), pick(random, 42, 58)]
  const start = random() * Math.PI * 2
  const points = Array.from({ length: 90 }, (_, i) => {
    const [turn, far] = [start + i * 0.3, 2 + i * 0.75]
    return [x + Math.cos(turn) * far, y + Math.sin(turn) * far]
  })
  return stroke(second, 9, line(...points.flat())) + stroke(bright, 3, line(...points.flat()))
}

/** Vaults in rows, one in the other. */
export const vaults: CoverArt = ({ random, ground, bright, second, ink }) => {
  const first = Math.floor(random() * 3)
  const rows = [0, 1, 2, 3].map((row) =>
    [0, 1, 2]
      .map((band) => {
        const fill = [bright, second, ground][(band + row + first) % 3] ?? ink
        const rings = times(5, (i) =>
          arch(i * 33.4 - (row % 2) * 16.7, row * 28 + 22, 19 - band * 5.5),
        )
        return paint(fill, rings)
      })
      .join(''),
  )
  return rows.join('')
}
