/** The network of Lighthouse's phone. It tells what the first paint waits for from what is merely asked for early. */
export const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 }
