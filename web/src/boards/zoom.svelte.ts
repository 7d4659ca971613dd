/** What the keys + − 0 and the zoom buttons do: the board on screen says how. */
export interface Zooming {
  by(factor: number): void
  fit(): void
}

class Zoom {
  private current: Zooming | null = null

  /** A board offers its zoom while it is on screen; the answer takes it back. */
  offer(zooming: Zooming): () => void {
    this.current = zooming
    return () => {
      if (this.current === zooming) this.current = null
    }
  }

  closer(): void {
    this.current?.by(1.25)
  }

  further(): void {
    this.current?.by(0.8)
  }

  fit(): void {
    this.current?.fit()
  }
}

export const zoom = new Zoom()
