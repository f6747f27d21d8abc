import type { ExportDocument } from '@medley/contract/transfer/export-format'
import type { Handle } from '../db/transaction.ts'

type PartName = Exclude<keyof ExportDocument, 'format' | 'version' | 'timeExported' | 'profile'>

/** An item of the document, with dates for times and streams for lists of further items. */
export type ItemOf<T> = {
  [K in keyof T]: K extends `time${string}`
    ? Date | Extract<T[K], null>
    : T[K] extends (infer One extends object)[]
      ? AsyncIterable<ItemOf<One>>
      : T[K]
}

type ContentByName = {
  [Name in PartName]: ExportDocument[Name] extends (infer One extends object)[]
    ? AsyncIterable<ItemOf<One>> | Promise<One[]>
    : Promise<ExportDocument[Name]>
}

/** A part of a member's export. The feature with the data declares it in `x.export-part.ts`. */
export interface ExportPart<Name extends PartName = PartName> {
  /** The field of the document. */
  name: Name
  /** The member's own data. A list that may be long is a stream. */
  read(handle: Handle, userId: number): ContentByName[Name]
}

/** Declares a part, preserving the type of its content. */
export function defineExportPart<Name extends PartName>(part: ExportPart<Name>): ExportPart<Name> {
  return part
}
