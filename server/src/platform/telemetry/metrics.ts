type Labels = Record<string, string>
type Sample = { labels?: Labels; value: number }

export type Metrics = ReturnType<typeof createMetrics>
export type Counter = { add: (labels?: Labels) => void }
export type Histogram = { observe: (seconds: number, labels?: Labels) => void }

/** Seconds. Pages come from files, so what is left to measure is calls: fractions of a second. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

/** Numbers about this process in the text format that Prometheus reads. */
export function createMetrics() {
  const parts: { name: string; lines: () => string[] | Promise<string[]> }[] = []
  const add = (name: string, kind: string, help: string, lines: () => string[] | Promise<string[]>) =>
    parts.push({
      name,
      lines: async () => [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...(await lines())],
    })
  return {
    /** The names of all there are. */
    names: () => parts.map(({ name }) => name),

    counter(name: string, help: string): Counter {
      const values = new Map<string, number>()
      add(name, 'counter', help, () => [...values].map(([labels, value]) => `${name}${labels} ${value}`))
      return {
        add(labels = {}) {
          const key = written(labels)
          values.set(key, (values.get(key) ?? 0) + 1)
        },
      }
    },

    histogram(name: string, help: string): Histogram {
      const series = new Map<string, { labels: Labels; counts: number[]; sum: number; count: number }>()
      add(name, 'histogram', help, () =>
        [...series.values()].flatMap(({ labels, counts, sum, count }) => [
          ...buckets.map(
            (most, index) => `${name}_bucket${written({ ...labels, le: `${most}` })} ${counts[index]}`,
          ),
          `${name}_bucket${written({ ...labels, le: '+Inf' })} ${count}`,
          `${name}_sum${written(labels)} ${sum}`,
          `${name}_count${written(labels)} ${count}`,
        ]),
      )
      return {
        observe(seconds, labels = {}) {
          const key = written(labels)
          const one = series.get(key) ?? { labels, counts: buckets.map(() => 0), sum: 0, count: 0 }
          series.set(key, one)
          one.sum += seconds
          one.count++
          for (const [index, most] of buckets.entries())
            if (seconds <= most) one.counts[index] = (one.counts[index] ?? 0) + 1
        },
      }
    },

    /** A number that is read at each scrape; left out if unknown. */
    gauge(name: string, help: string, look: () => number | Sample[] | Promise<number | Sample[]>) {
      add(name, 'gauge', help, async () => {
        try {
          const found = await look()
          const samples = typeof found === 'number' ? [{ value: found }] : found
          return samples.map(({ labels = {}, value }: Sample) => `${name}${written(labels)} ${value}`)
        } catch {
          return []
        }
      })
    },

    async text(): Promise<string> {
      const lines = await Promise.all(parts.map((part) => part.lines()))
      return `${lines.flat().join('\n')}\n`
    },
  }
}

function written(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${value.replace(/[\\"\n]/g, '_')}"`)
  return pairs.length ? `{${pairs.join(',')}}` : ''
}
