import { isMedium } from '@medley/contract/medium'
import { type LoaderFunctionArgs, replace } from 'react-router'
import { paths } from '../paths.ts'

/** `/explore/{medium}`: anything but a medium is page-not-found. */
export function matchMedium({ params }: LoaderFunctionArgs): Response | null {
  return isMedium(params['medium']) ? null : replace(paths.pageNotFound())
}

/** `/{medium}/{digits}[-slug]`: anything else is page-not-found. */
export function matchWork({ params }: LoaderFunctionArgs): Response | null {
  const fits = isMedium(params['medium']) && /^\d{1,10}(-.*)?$/s.test(params['workId'] ?? '')
  return fits ? null : replace(paths.pageNotFound())
}
