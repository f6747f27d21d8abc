/**
 * Writes the outlines of the countries to the web app, from Natural Earth (public domain) as the npm package world-atlas
 * holds it, with the codes of i18n-iso-countries. Run with
 * `node tools/run.mjs tools/pictures/make-world-map.ts <folder of both packages>`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Point = [x: number, y: number]
type Ring = number[]

interface Country {
  /** ISO 3166-1 numeric; absent where there is none. */
  id?: string
  type: 'Polygon' | 'MultiPolygon' | null
  /** Rings of numbers of arcs; a negative one is read backwards. */
  arcs: Ring[] | Ring[][]
}

interface Topology {
  transform: { scale: Point; translate: Point }
  arcs: Point[][]
  objects: { countries: { geometries: Country[] } }
}

const packages = process.argv[2] ?? 'node_modules'
const target = new URL('../../web/src/features/statistics/parts/world-outlines.ts', import.meta.url)

const readJson = (path: string): unknown => JSON.parse(readFileSync(join(packages, path), 'utf8'))

const codes = new Map(
  (readJson('i18n-iso-countries/codes.json') as [string, string, string][]).map(
    ([alpha2, , numeric]) => [numeric, alpha2],
  ),
)

/** The width of the map; the height follows from the projection. */
const width = 1000
/** Where the map ends in the south: Antarctica is left out. */
const south = -57
/** The middle of the map: its edges run through the Bering Strait and cut no country. */
const meridian = 11
const leftOut = new Set(['AQ'])

const [a1, a2, a3, a4] = [1.340264, -0.081106, 0.000893, 0.003796]

/** The Equal Earth projection (Šavrič, Patterson and Jenny, 2018). */
function project([longitude, latitude]: Point): Point {
  const root = Math.sqrt(3) / 2
  const t = Math.asin(root * Math.sin((latitude * Math.PI) / 180))
  const [t2, t6] = [t * t, t ** 6]
  const slope = a1 + 3 * a2 * t2 + t6 * (7 * a3 + 9 * a4 * t2)
  return [
    (((longitude * Math.PI) / 180) * Math.cos(t)) / (root * slope),
    t * (a1 + a2 * t2 + t6 * (a3 + a4 * t2)),
  ]
}

const east = project([180, 0])[0]
const top = project([0, 84])[1]
const scale = width / (2 * east)
const height = Math.round((top - project([0, south])[1]) * scale)

function toPixels(point: Point): Point {
  const [x, y] = project(point)
  return [Math.round((x + east) * scale), Math.round((top - y) * scale)]
}

/** Moves a ring to the meridian of the map, in one piece. */
function turn(ring: readonly Point[]): Point[] {
  let before = 0
  return ring.map(([longitude, latitude], index) => {
    const around = index === 0 ? 0 : before
    before = around + nearest(longitude - meridian - around)
    return [before, latitude]
  })
}

/** The same direction within half a turn. */
const nearest = (degrees: number) => ((((degrees + 180) % 360) + 360) % 360) - 180

/** The polygons of each country, each as its rings of longitudes and latitudes. */
function polygonsOf({ transform, arcs, objects }: Topology): Map<string, Point[][][]> {
  const { scale: steps, translate: start } = transform
  const lines = arcs.map((arc) => {
    let [x, y] = [0, 0]
    return arc.map(([dx, dy]): Point => {
      ;[x, y] = [x + dx, y + dy]
      return [x * steps[0] + start[0], y * steps[1] + start[1]]
    })
  })
  const lineOf = (arc: number) => (arc < 0 ? (lines[~arc] ?? []).toReversed() : (lines[arc] ?? []))
  const ringOf = (ring: Ring) => turn(ring.flatMap((arc) => lineOf(arc)))
  const found = new Map<string, Point[][][]>()
  for (const { id, type, arcs: rings } of objects.countries.geometries) {
    const code = codes.get(id ?? '')
    if (code === undefined || type === null || leftOut.has(code)) continue
    const polygons = (type === 'Polygon' ? [rings] : rings) as Ring[][]
    const own = polygons.map((polygon) => polygon.map((ring) => ringOf(ring)))
    found.set(code, [...(found.get(code) ?? []), ...own])
  }
  return found
}

/** A ring as a path of whole steps; empty where it is smaller than a step or two. */
function pathOf(ring: readonly Point[]): string {
  const points: Point[] = []
  for (const point of ring.map((one) => toPixels(one))) {
    const last = points.at(-1)
    if (last?.[0] !== point[0] || last[1] !== point[1]) points.push(point)
  }
  const [first, ...others] = points
  if (!first || others.length < 3) return ''
  let [x, y] = first
  const steps = others.slice(0, -1).map(([toX, toY]) => {
    const step = `${toX - x}${toY < y ? '' : ' '}${toY - y}`
    ;[x, y] = [toX, toY]
    return step
  })
  return `M${first.join(' ')}l${steps.join(' ').replaceAll(' -', '-')}z`
}

/** The middle of the largest ring. */
function middleOf(polygons: readonly Point[][][]): Point {
  const [largest = []] = polygons
    .map(([outer = []]) => outer)
    .toSorted((a, b) => b.length - a.length)
  const mean = (axis: 0 | 1) =>
    largest.reduce((total, point) => total + point[axis], 0) / largest.length
  return toPixels([mean(0), mean(1)])
}

const outlines = new Map<string, string>()
for (const [code, polygons] of polygonsOf(
  readJson('world-atlas/countries-110m.json') as Topology,
)) {
  const path = polygons.flat().map(pathOf).join('')
  if (path !== '') outlines.set(code, path)
}
const dots = new Map<string, Point>()
for (const [code, polygons] of polygonsOf(readJson('world-atlas/countries-50m.json') as Topology)) {
  if (!outlines.has(code)) dots.set(code, middleOf(polygons))
}

const rows = <T>(map: ReadonlyMap<string, T>, write: (value: T) => string) =>
  [...map]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, value]) => `  ${code}: ${write(value)},`)
    .join('\n')

writeFileSync(
  process.argv[3] ?? target,
  `// Written by tools/pictures/make-world-map.ts from Natural Earth, which is in the public domain.

/** Width and height of the map. */
export const mapSize = [${width}, ${height}] as const

/** Outlines as SVG paths, by ISO 3166-1 alpha-2 code. */
export const outlines: Readonly<Record<string, string>> = {
${rows(outlines, (path) => `'${path}'`)}
}

/** The middles of countries too small to be drawn. */
export const dots: Readonly<Record<string, readonly [x: number, y: number]>> = {
${rows(dots, ([x, y]) => `[${x}, ${y}]`)}
}
`,
)
