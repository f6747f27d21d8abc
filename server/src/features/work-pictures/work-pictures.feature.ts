import type { Feature } from '../../feature.ts'

export const workPicturesFeature: Feature = {
  name: 'work-pictures',
  tables: ['work_pictures'],
}
