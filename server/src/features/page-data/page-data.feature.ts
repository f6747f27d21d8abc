import { openHome, openWork } from '@medley/contract/page-data'
import type { Feature } from '../../feature.ts'
import { route } from '../../http/handle.ts'
import { showHome } from './page-data.home.service.ts'
import { showWorkPage } from './page-data.work.service.ts'

export const pageDataFeature: Feature = {
  name: 'page-data',
  routes: [route(openHome, showHome), route(openWork, showWorkPage)],
}
