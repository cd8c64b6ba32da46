/** The video hosts that a page may embed: the hosts of their links, where the id is in a link, and their player. */
const keepers = [
  {
    hosts: ['youtube.com', 'www.youtube.com', 'm.youtube.com'],
    nameIn: ({ pathname, searchParams }: URL) =>
      pathname === '/watch'
        ? searchParams.get('v')
        : pathname.match(/^\/(?:shorts|embed|live)\/([^/]+)/)?.[1],
    name: /^[\w-]{11}$/,
    player: 'https://www.youtube-nocookie.com/embed/',
  },
  {
    hosts: ['youtu.be'],
    nameIn: ({ pathname }: URL) => pathname.slice(1),
    name: /^[\w-]{11}$/,
    player: 'https://www.youtube-nocookie.com/embed/',
  },
  {
    hosts: ['vimeo.com', 'www.vimeo.com', 'player.vimeo.com'],
    nameIn: ({ pathname }: URL) => pathname.match(/^\/(?:video\/)?(\d+)/)?.[1],
    name: /^\d{1,12}$/,
    player: 'https://player.vimeo.com/video/',
  },
]

/** Which sites a page may show in a frame. */
export const videoPlayers = [...new Set(keepers.map(({ player }) => new URL(player).origin))]

/** The address of the player for a video's link, made anew from the video's name alone; null for any other link. */
export function embeddedVideo(link: string) {
  const url = URL.parse(link)
  const keeper = url && keepers.find(({ hosts }) => hosts.includes(url.hostname))
  const name = keeper && url.protocol === 'https:' ? keeper.nameIn(url) : null
  return keeper && name && keeper.name.test(name) ? `${keeper.player}${name}?autoplay=1` : null
}
