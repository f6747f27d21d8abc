import { featureRows } from './feature-rows.ts'
import type { Row } from './permission-row.ts'

/** Every endpoint of the contract with its response to every kind of caller. */
export const matrix: readonly Row[] = featureRows.flatMap(({ permissions = [] }) => permissions)
