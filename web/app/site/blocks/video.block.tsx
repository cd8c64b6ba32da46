import { embeddedVideo, texts, videoKindAt } from '@busbar/contract'
import styles from './block.module.css'
import { type BlockProps, useBlockImage } from './block-image.ts'
import video from './video.module.css'

/**
 * A video of our own is played by the browser, which loads nothing of it before. For any other, the frame holds a document
 * of our own at first: the picture, which is a link to the player. So nothing is asked of others before it is pressed, and
 * nobody needs a script for that.
 */
export default function VideoBlock({ block: { link, title, image, caption } }: BlockProps<'video'>) {
  const shown = useBlockImage()(image)
  const kind = videoKindAt(link)
  const player = embeddedVideo(link)
  if (kind)
    return (
      <figure className={styles.figure} data-width="wide">
        {/* biome-ignore lint/a11y/useMediaCaption: uploaded videos have no separate caption files */}
        <video
          className={video.frame}
          aria-label={title}
          poster={shown?.src}
          controls
          playsInline
          preload="none"
        >
          <source src={link} type={`video/${kind}`} />
        </video>
        {caption && <figcaption className={styles.caption}>{caption}</figcaption>}
      </figure>
    )
  if (!player) return null
  return (
    <figure className={styles.figure} data-width="wide">
      <iframe
        className={video.frame}
        title={title}
        srcDoc={cover({ player, title, image: shown?.src })}
        allow="autoplay; fullscreen; picture-in-picture"
        loading="lazy"
      />
      <figcaption className={styles.caption}>
        {caption && `${caption} `}
        {texts.site.videoHint(new URL(player).hostname)}
      </figcaption>
    </figure>
  )
}

function cover({ player, title, image }: { player: string; title: string; image?: string }) {
  const ground = image ? `#0b1118 url("${encodeURI(image)}") center/cover` : '#0b1118'
  return `<!doctype html><html lang="en"><title>${escaped(title)}</title><style>
html,body,a{height:100%;margin:0}a{display:grid;place-items:center;background:${ground}}
span{display:grid;place-items:center;width:88px;height:88px;border-radius:50%;background:rgb(11 17 24/.86);color:#fff}
a:focus-visible span{outline:3px solid #fff;outline-offset:3px}</style>
<a href="${escaped(player)}" aria-label="${escaped(texts.site.playVideo(title))}"><span><svg width="34" height="34" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true"><path d="M7 4v16l13-8z"/></svg></span></a></html>`
}

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => signs[sign] as string)
