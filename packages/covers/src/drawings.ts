import { drawArt } from './draw-art.ts'
import { drawMedallion } from './draw-medallion.ts'
import { drawShelf } from './draw-shelf.ts'

/** Drawings on covers, which a screen loads after its code. */
export const drawings = { drawArt, drawMedallion, drawShelf }
