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
import { handle, perContext, type Route, route } from '../../http/handle.ts'
import * as circle from './scenes/years.circle.service.ts'
import { createYearPictures } from './years.pictures.service.ts'
import * as years from './years.service.ts'

const fetchPicture = perContext(createYearPictures)

export const yearsRoutes: readonly Route[] = [
  route(showYear, years.showYear),
  route(listYears, years.showYears),
  handle(getYearPicture, (ctx, { actor, params, query }) =>
    fetchPicture(ctx)(ctx, actor, { ...params, ...query }),
  ),
  route(showYearOfCircle, circle.showYearOfCircle),
  route(publishYear, years.publish),
  route(unpublishYear, years.unpublish),
  route(leaveOut, years.leaveOut),
  route(takeBack, years.takeBack),
]
