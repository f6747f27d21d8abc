import {
  getYearPicture,
  leaveOut,
  listYears,
  publishYear,
  showYear,
  showYearOfCircle,
  takeBack,
  unpublishYear,
} from '@medley/contract/library/years'
import type { Context } from '../../context.ts'
import { handle, type Route } from '../../http/handle.ts'
import * as circle from './scenes/years.circle.service.ts'
import { createYearPictures } from './years.pictures.service.ts'
import * as years from './years.service.ts'

export function yearsRoutes(ctx: Context): Route[] {
  const fetchPicture = createYearPictures()
  return [
    handle(showYear, ({ actor, params }) => years.showYear(ctx, actor, params)),
    handle(listYears, ({ actor, params }) => years.showYears(ctx, actor, params.userId)),
    handle(getYearPicture, ({ actor, params, query }) =>
      fetchPicture(ctx, actor, { ...params, ...query }),
    ),
    handle(showYearOfCircle, ({ actor, params }) =>
      circle.showYearOfCircle(ctx, actor, params.year),
    ),
    handle(publishYear, ({ actor, params }) => years.publish(ctx, actor, params.year)),
    handle(unpublishYear, ({ actor, params }) => years.unpublish(ctx, actor, params.year)),
    handle(leaveOut, ({ actor, params }) => years.leaveOut(ctx, actor, params)),
    handle(takeBack, ({ actor, params }) => years.takeBack(ctx, actor, params)),
  ]
}
