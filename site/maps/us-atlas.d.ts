// us-atlas ships plain JSON; this says what is in it, so that the compiler need not read 800 kB.
declare module 'us-atlas/counties-10m.json' {
  import type { GeometryCollection, Topology } from 'topojson-specification';
  const topology: Topology<{ counties: GeometryCollection<{ name: string }>; states: GeometryCollection }>;
  export default topology;
}
