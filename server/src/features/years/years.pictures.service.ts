import type { Language } from '@medley/contract/values/languages'
import type { PictureFormat, SceneName } from '@medley/contract/library/years'
import type { Viewer } from '../../actor.ts'
import { notFound } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { createPictures } from '../../drawing/picture-cache.ts'
import { coversOf } from '../works/works.covers.service.ts'
import { withTitlesIn } from '../works/works.titles.service.ts'
import { drawYearPicture } from './picture/draw-year-picture.ts'
import { sceneWorks, writeScene } from './picture/write-scene.ts'
import { getOwnerName } from './years.queries.ts'
import { scenesOf } from './scenes/years.scenes.service.ts'
import { requireYear } from './years.service.ts'
import type { YearOf } from './years.visibility.ts'

interface Wanted extends YearOf {
  scene: SceneName
  format: PictureFormat
  language: Language
}

/**
 * Draws pictures of scenes. Whoever has one shows it to anyone, so that it shows only what everyone may see. Throws
 * `year_not_found` for a scene without one.
 */
export function createYearPictures() {
  const draw = createPictures(drawYearPicture)
  return async (ctx: Context, viewer: Viewer, wanted: Wanted) => {
    const { scene: name, format, language, year, userId } = wanted
    const { hasPictures, missing } = await requireYear(ctx.db, viewer, wanted)
    if (missing > 0 || !hasPictures) throw notFound('year')
    const scenes = await scenesOf(ctx.db, viewer, wanted, hasPictures)
    const covers = await coversOf(ctx.db, sceneWorks(scenes, name))
    const works = await withTitlesIn(ctx.db, viewer?.titleLanguage ?? language, covers)
    const owner = await getOwnerName(ctx.db, userId)
    const written = writeScene(scenes, name, { works, owner, year, language })
    if (!written) throw notFound('year')
    const bytes = await draw({ ...written, format })
    return {
      name: `medley-${year}-${name}.png`,
      size: bytes.length,
      bytes: (async function* () {
        yield bytes
      })(),
    }
  }
}
