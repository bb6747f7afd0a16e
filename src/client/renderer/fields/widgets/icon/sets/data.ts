import {
  AreaChartOutlined,
  BarChartOutlined,
  BoxPlotOutlined,
  DotChartOutlined,
  FallOutlined,
  FundOutlined,
  HeatMapOutlined,
  LineChartOutlined,
  PieChartOutlined,
  RadarChartOutlined,
  RiseOutlined,
  SlidersOutlined,
  StockOutlined,
} from '@ant-design/icons';
import type { IconSet } from '../icon-set.ts';

/** Icons of data and charts. */
export const data: IconSet = {
  AreaChartOutlined,
  BarChartOutlined,
  BoxPlotOutlined,
  DotChartOutlined,
  FallOutlined,
  FundOutlined,
  HeatMapOutlined,
  LineChartOutlined,
  PieChartOutlined,
  RadarChartOutlined,
  RiseOutlined,
  SlidersOutlined,
  StockOutlined,
};
