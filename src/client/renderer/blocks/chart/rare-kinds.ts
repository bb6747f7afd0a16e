import { BoxplotChart, FunnelChart, GaugeChart, HeatmapChart, RadarChart } from 'echarts/charts';
import { RadarComponent, VisualMapComponent } from 'echarts/components';
import { use as register } from 'echarts/core';

// Most boards have none of these: they come with the first page that does.
register([
  BoxplotChart,
  FunnelChart,
  GaugeChart,
  HeatmapChart,
  RadarChart,
  RadarComponent,
  VisualMapComponent,
]);
