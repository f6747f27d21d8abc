import type { CoverArt } from './cover-art.tsx'
import { pick, times } from './cover-draw.ts'

/** The first letter, larger than the picture. */
export const initial: CoverArt = ({ bright, second, tint }, random, letter) => {
  const turn = pick(random, -14, 14)
  const [front, back] = random() < 0.5 ? [bright, second] : [second, bright]
  return (
    <>
      <rect width="100" height="100" fill={tint} />
      <circle cx={pick(random, 20, 80)} cy={pick(random, 20, 80)} r="30" fill={back} />
      <text
        x="50"
        y="82"
        fontSize="90"
        fontWeight="600"
        fontFamily="var(--serif)"
        textAnchor="middle"
        fill={front}
        transform={`rotate(${turn} 50 50)`}
      >
        {letter}
      </text>
    </>
  )
}

/** A house front at night, some windows lit. */
export const windows: CoverArt = ({ ground, bright, second, tint }, random) => (
  <>
    <rect width="100" height="100" fill={tint} />
    {times(30, (i) => {
      const lit = random()
      const [x, y] = [6 + (i % 5) * 18.4, 4 + Math.floor(i / 5) * 16.4]
      const fill = lit < 0.24 ? bright : lit < 0.36 ? second : ground
      return <rect key={i} x={x} y={y} width="13.5" height="11" fill={fill} />
    })}
  </>
)

/** A road to a point far away. */
export const road: CoverArt = ({ ground, bright, second, tint }, random) => {
  const x = pick(random, 30, 70)
  const edge = pick(random, 34, 44)
  return (
    <>
      <rect width="100" height="100" fill={tint} />
      <circle cx={x} cy={edge} r={pick(random, 11, 18)} fill={bright} />
      <rect y={edge} width="100" height="80" fill={second} />
      <path d={`M${x - 1} ${edge} H${x + 1} L86 100 H14Z`} fill={ground} />
      {times(4, (i) => {
        const near = (i + 1) / 4.2
        const [top, low] = [
          edge + (100 - edge) * near ** 1.9,
          edge + (100 - edge) * (near + 0.12) ** 1.9,
        ]
        const [a, b] = [x + (50 - x) * near ** 1.9, x + (50 - x) * (near + 0.12) ** 1.9]
        const [half, wide] = [near ** 2 * 3, (near + 0.12) ** 2 * 3]
        return (
          <path
            key={i}
            d={`M${a - half} ${top} H${a + half} L${b + wide} ${low} H${b - wide}Z`}
            fill={bright}
          />
        )
      })}
    </>
  )
}

/** Paper triangles. */
export const triangles: CoverArt = ({ ground, bright, second, tint, ink }, random) => {
  const fills = [bright, second, tint, ground, bright, ink]
  const cell = 25
  return (
    <>
      <rect width="100" height="100" fill={tint} />
      {times(16, (i) => {
        const [x, y] = [(i % 4) * cell, Math.floor(i / 4) * cell]
        const flip = random() < 0.5
        const [a, b] = [fills[Math.floor(random() * 5)], fills[Math.floor(random() * 6)]]
        return (
          <g key={i} transform={`translate(${x} ${y})`}>
            <rect width="25.2" height="25.2" fill={a} />
            <path d={flip ? 'M0 0H25.2L0 25.2Z' : 'M0 0H25.2V25.2Z'} fill={b} />
          </g>
        )
      })}
    </>
  )
}

/** Stairs with light falling on them. */
export const stairs: CoverArt = ({ ground, bright, second, tint }, random) => {
  const mirror = random() < 0.5
  const count = 5 + Math.floor(random() * 3)
  const step = 100 / count
  return (
    <g transform={mirror ? 'matrix(-1 0 0 1 100 0)' : undefined}>
      <rect width="100" height="100" fill={tint} />
      <circle cx="74" cy="24" r={pick(random, 10, 16)} fill={second} />
      {times(count, (i) => {
        const y = i * step
        return (
          <g key={i}>
            <rect y={y} width={(i + 1) * step} height={step + 0.3} fill={ground} />
            <rect y={y} width={(i + 1) * step} height={step * 0.32} fill={bright} />
          </g>
        )
      })}
    </g>
  )
}

/** Stars joined by lines. */
export const constellation: CoverArt = ({ bright, second, tint }, random) => {
  const stars = times(9, (i) => ({
    x: 10 + (i % 3) * 33 + pick(random, -2, 16),
    y: 12 + Math.floor(i / 3) * 30 + pick(random, -4, 16),
    r: pick(random, 1.6, 5.2),
  }))
  return (
    <>
      <rect width="100" height="100" fill={tint} />
      <path
        d={`M${stars.map(({ x, y }) => `${x} ${y}`).join('L')}`}
        fill="none"
        stroke={second}
        strokeWidth="0.9"
        strokeLinejoin="round"
      />
      {stars.map(({ x, y, r }, i) => (
        <circle key={i} cx={x} cy={y} r={r} fill={i % 3 === 1 ? second : bright} />
      ))}
    </>
  )
}

/** A flower of overlapping petals. */
export const petals: CoverArt = ({ ground, bright, second, tint }, random) => {
  const count = 6 + Math.floor(random() * 5)
  const [x, y] = [pick(random, 34, 66), pick(random, 40, 60)]
  return (
    <>
      <rect width="100" height="100" fill={tint} />
      {times(count, (i) => (
        <ellipse
          key={i}
          cx={x}
          cy={y - 26}
          rx="13"
          ry="25"
          fill={i % 2 ? second : bright}
          transform={`rotate(${(360 / count) * i} ${x} ${y})`}
        />
      ))}
      <circle cx={x} cy={y} r="11" fill={ground} />
    </>
  )
}
