import { limits } from '../../limits.ts'
import * as texts from '../../texts/texts.ts'
import { embeddedVideo } from '../../video-address.ts'
import { videoKindAt } from '../../video-files.ts'
import { z } from '../../zod.ts'
import { optionalImage, optionalText, requiredText } from '../fields/common-shapes.ts'

/** A video of our own, or one that is kept elsewhere. Nothing of it is loaded before somebody presses play. */
export const video = z.strictObject({
  link: requiredText(texts.blocks.videoInvalid, limits.text.url).refine(
    (link) => videoKindAt(link) !== null || embeddedVideo(link) !== null,
    texts.blocks.videoInvalid,
  ),
  title: requiredText(texts.blocks.videoTitleRequired, limits.text.name),
  image: optionalImage.default(null),
  caption: optionalText(limits.text.short).default(null),
})
