/* GENERATED from schemas/ by `npm run generate`. Do not edit. */

// @ts-nocheck -- written by ajv; its types stand in the .d.ts beside it
import ucs2lengthModule from 'ajv/dist/runtime/ucs2length.js';
"use strict";
export const input0 = validate10;
const schema11 = {"type":"object","properties":{"Month":{"type":"string","pattern":"^\\d{4}-(0[1-9]|1[0-2])$","description":"YYYY-MM; absent: this month."}},"additionalProperties":false};
const pattern0 = new RegExp("^\\d{4}-(0[1-9]|1[0-2])$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "Month")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.Month !== undefined){
let data0 = data.Month;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err1 = {instancePath:instancePath+"/Month",schemaPath:"#/properties/Month/pattern",keyword:"pattern",params:{pattern: "^\\d{4}-(0[1-9]|1[0-2])$"},message:"must match pattern \""+"^\\d{4}-(0[1-9]|1[0-2])$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/Month",schemaPath:"#/properties/Month/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const output0 = validate11;
const schema12 = {"type":"array","items":{"type":"object","required":["x","y"],"properties":{"x":{"type":"string","description":"Day of the month, such as 1日."},"y":{"type":"number"}}}};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.x === undefined){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "x"},message:"must have required property '"+"x"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.y === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "y"},message:"must have required property '"+"y"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.x !== undefined){
if(typeof data0.x !== "string"){
const err2 = {instancePath:instancePath+"/" + i0+"/x",schemaPath:"#/items/properties/x/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.y !== undefined){
if(!(typeof data0.y == "number")){
const err3 = {instancePath:instancePath+"/" + i0+"/y",schemaPath:"#/items/properties/y/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

export const input1 = validate12;
const schema13 = {"type":"object","required":["UserIds","Title","BizType"],"properties":{"UserIds":{"type":"array","items":{"type":"string","maxLength":64,"minLength":1},"minItems":1,"maxItems":500},"Title":{"type":"string","maxLength":100,"minLength":1},"BizType":{"type":"string","maxLength":40,"minLength":1},"BizId":{"type":"string","maxLength":32},"Url":{"type":"string","maxLength":200},"Content":{"type":"string","maxLength":500}},"additionalProperties":false};
const func2 = (ucs2lengthModule.default ?? ucs2lengthModule);

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.UserIds === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "UserIds"},message:"must have required property '"+"UserIds"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Title"},message:"must have required property '"+"Title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.BizType === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "BizType"},message:"must have required property '"+"BizType"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "UserIds") || (key0 === "Title")) || (key0 === "BizType")) || (key0 === "BizId")) || (key0 === "Url")) || (key0 === "Content"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.UserIds !== undefined){
let data0 = data.UserIds;
if(Array.isArray(data0)){
if(data0.length > 500){
const err4 = {instancePath:instancePath+"/UserIds",schemaPath:"#/properties/UserIds/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.length < 1){
const err5 = {instancePath:instancePath+"/UserIds",schemaPath:"#/properties/UserIds/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func2(data1) > 64){
const err6 = {instancePath:instancePath+"/UserIds/" + i0,schemaPath:"#/properties/UserIds/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func2(data1) < 1){
const err7 = {instancePath:instancePath+"/UserIds/" + i0,schemaPath:"#/properties/UserIds/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/UserIds/" + i0,schemaPath:"#/properties/UserIds/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/UserIds",schemaPath:"#/properties/UserIds/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.Title !== undefined){
let data2 = data.Title;
if(typeof data2 === "string"){
if(func2(data2) > 100){
const err10 = {instancePath:instancePath+"/Title",schemaPath:"#/properties/Title/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func2(data2) < 1){
const err11 = {instancePath:instancePath+"/Title",schemaPath:"#/properties/Title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/Title",schemaPath:"#/properties/Title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.BizType !== undefined){
let data3 = data.BizType;
if(typeof data3 === "string"){
if(func2(data3) > 40){
const err13 = {instancePath:instancePath+"/BizType",schemaPath:"#/properties/BizType/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func2(data3) < 1){
const err14 = {instancePath:instancePath+"/BizType",schemaPath:"#/properties/BizType/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/BizType",schemaPath:"#/properties/BizType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.BizId !== undefined){
let data4 = data.BizId;
if(typeof data4 === "string"){
if(func2(data4) > 32){
const err16 = {instancePath:instancePath+"/BizId",schemaPath:"#/properties/BizId/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/BizId",schemaPath:"#/properties/BizId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.Url !== undefined){
let data5 = data.Url;
if(typeof data5 === "string"){
if(func2(data5) > 200){
const err18 = {instancePath:instancePath+"/Url",schemaPath:"#/properties/Url/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/Url",schemaPath:"#/properties/Url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.Content !== undefined){
let data6 = data.Content;
if(typeof data6 === "string"){
if(func2(data6) > 500){
const err20 = {instancePath:instancePath+"/Content",schemaPath:"#/properties/Content/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/Content",schemaPath:"#/properties/Content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}

export const output1 = validate13;
const schema14 = {"type":"object","required":["Ids"],"properties":{"Ids":{"type":"array","items":{"type":"string"}}},"additionalProperties":false};

function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Ids === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Ids"},message:"must have required property '"+"Ids"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "Ids")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.Ids !== undefined){
let data0 = data.Ids;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){
const err2 = {instancePath:instancePath+"/Ids/" + i0,schemaPath:"#/properties/Ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/Ids",schemaPath:"#/properties/Ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}

export const input2 = validate14;
const schema15 = {"type":"object","required":["Base64","FileName"],"properties":{"Base64":{"type":"string","maxLength":4200000,"minLength":1},"FileName":{"type":"string","maxLength":200,"minLength":1},"BizType":{"type":"string","maxLength":80}},"additionalProperties":false};

function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Base64 === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Base64"},message:"must have required property '"+"Base64"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.FileName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "FileName"},message:"must have required property '"+"FileName"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "Base64") || (key0 === "FileName")) || (key0 === "BizType"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.Base64 !== undefined){
let data0 = data.Base64;
if(typeof data0 === "string"){
if(func2(data0) > 4200000){
const err3 = {instancePath:instancePath+"/Base64",schemaPath:"#/properties/Base64/maxLength",keyword:"maxLength",params:{limit: 4200000},message:"must NOT have more than 4200000 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data0) < 1){
const err4 = {instancePath:instancePath+"/Base64",schemaPath:"#/properties/Base64/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/Base64",schemaPath:"#/properties/Base64/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.FileName !== undefined){
let data1 = data.FileName;
if(typeof data1 === "string"){
if(func2(data1) > 200){
const err6 = {instancePath:instancePath+"/FileName",schemaPath:"#/properties/FileName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func2(data1) < 1){
const err7 = {instancePath:instancePath+"/FileName",schemaPath:"#/properties/FileName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/FileName",schemaPath:"#/properties/FileName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.BizType !== undefined){
let data2 = data.BizType;
if(typeof data2 === "string"){
if(func2(data2) > 80){
const err9 = {instancePath:instancePath+"/BizType",schemaPath:"#/properties/BizType/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/BizType",schemaPath:"#/properties/BizType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}

export const output2 = validate15;
const schema16 = {"type":"object","required":["Id","Url","OriginalFileName","Size"],"properties":{"Id":{"type":"string"},"Url":{"type":"string"},"OriginalFileName":{"type":"string"},"Ext":{"type":"string"},"Size":{"type":"integer"}},"additionalProperties":false};

function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Url"},message:"must have required property '"+"Url"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.OriginalFileName === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "OriginalFileName"},message:"must have required property '"+"OriginalFileName"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.Size === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Size"},message:"must have required property '"+"Size"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "Id") || (key0 === "Url")) || (key0 === "OriginalFileName")) || (key0 === "Ext")) || (key0 === "Size"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.Id !== undefined){
if(typeof data.Id !== "string"){
const err5 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.Url !== undefined){
if(typeof data.Url !== "string"){
const err6 = {instancePath:instancePath+"/Url",schemaPath:"#/properties/Url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.OriginalFileName !== undefined){
if(typeof data.OriginalFileName !== "string"){
const err7 = {instancePath:instancePath+"/OriginalFileName",schemaPath:"#/properties/OriginalFileName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.Ext !== undefined){
if(typeof data.Ext !== "string"){
const err8 = {instancePath:instancePath+"/Ext",schemaPath:"#/properties/Ext/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.Size !== undefined){
let data4 = data.Size;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err9 = {instancePath:instancePath+"/Size",schemaPath:"#/properties/Size/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate15.errors = vErrors;
return errors === 0;
}

export const input3 = validate16;
const schema17 = {"type":"object","properties":{"TypeCodes":{"type":"array","items":{"type":"string","maxLength":40},"maxItems":300},"Version":{"type":"string","maxLength":64}},"additionalProperties":false};

function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "TypeCodes") || (key0 === "Version"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.TypeCodes !== undefined){
let data0 = data.TypeCodes;
if(Array.isArray(data0)){
if(data0.length > 300){
const err1 = {instancePath:instancePath+"/TypeCodes",schemaPath:"#/properties/TypeCodes/maxItems",keyword:"maxItems",params:{limit: 300},message:"must NOT have more than 300 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func2(data1) > 40){
const err2 = {instancePath:instancePath+"/TypeCodes/" + i0,schemaPath:"#/properties/TypeCodes/items/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/TypeCodes/" + i0,schemaPath:"#/properties/TypeCodes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/TypeCodes",schemaPath:"#/properties/TypeCodes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.Version !== undefined){
let data2 = data.Version;
if(typeof data2 === "string"){
if(func2(data2) > 64){
const err5 = {instancePath:instancePath+"/Version",schemaPath:"#/properties/Version/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/Version",schemaPath:"#/properties/Version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}

export const output3 = validate17;
const schema18 = {"type":"object","required":["Version","List"],"properties":{"Version":{"type":"string"},"List":{"type":"array","items":{"type":"object","required":["TypeCode","TypeName","Items"],"properties":{"TypeCode":{"type":"string"},"TypeName":{"type":"string"},"Items":{"type":"array","items":{"type":"object","required":["ItemCode","ItemName"],"properties":{"ItemCode":{"type":"string"},"ItemName":{"type":"string"},"ParentCode":{"type":["string","null"]},"Color":{"type":["string","null"]},"Sort":{"type":"integer"},"State":{"type":"string"}}}}}}}}};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Version"},message:"must have required property '"+"Version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.List === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "List"},message:"must have required property '"+"List"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.Version !== undefined){
if(typeof data.Version !== "string"){
const err2 = {instancePath:instancePath+"/Version",schemaPath:"#/properties/Version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.List !== undefined){
let data1 = data.List;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.TypeCode === undefined){
const err3 = {instancePath:instancePath+"/List/" + i0,schemaPath:"#/properties/List/items/required",keyword:"required",params:{missingProperty: "TypeCode"},message:"must have required property '"+"TypeCode"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2.TypeName === undefined){
const err4 = {instancePath:instancePath+"/List/" + i0,schemaPath:"#/properties/List/items/required",keyword:"required",params:{missingProperty: "TypeName"},message:"must have required property '"+"TypeName"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.Items === undefined){
const err5 = {instancePath:instancePath+"/List/" + i0,schemaPath:"#/properties/List/items/required",keyword:"required",params:{missingProperty: "Items"},message:"must have required property '"+"Items"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.TypeCode !== undefined){
if(typeof data2.TypeCode !== "string"){
const err6 = {instancePath:instancePath+"/List/" + i0+"/TypeCode",schemaPath:"#/properties/List/items/properties/TypeCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data2.TypeName !== undefined){
if(typeof data2.TypeName !== "string"){
const err7 = {instancePath:instancePath+"/List/" + i0+"/TypeName",schemaPath:"#/properties/List/items/properties/TypeName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data2.Items !== undefined){
let data5 = data2.Items;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.ItemCode === undefined){
const err8 = {instancePath:instancePath+"/List/" + i0+"/Items/" + i1,schemaPath:"#/properties/List/items/properties/Items/items/required",keyword:"required",params:{missingProperty: "ItemCode"},message:"must have required property '"+"ItemCode"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data6.ItemName === undefined){
const err9 = {instancePath:instancePath+"/List/" + i0+"/Items/" + i1,schemaPath:"#/properties/List/items/properties/Items/items/required",keyword:"required",params:{missingProperty: "ItemName"},message:"must have required property '"+"ItemName"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data6.ItemCode !== undefined){
if(typeof data6.ItemCode !== "string"){
const err10 = {instancePath:instancePath+"/List/" + i0+"/Items/" + i1+"/ItemCode",schemaPath:"#/properties/List/items/properties/Items/items/properties/ItemCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data6.ItemName !== undefined){
if(typeof data6.ItemName !== "string"){
const err11 = {instancePath:instancePath+"/List/" + i0+"/Items/" + i1+"/ItemName",schemaPath:"#/properties/List/items/properties/Items/items/properties/ItemName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data6.ParentCode !== undefined){
let data9 = data6.ParentCode;
if((typeof data9 !== "string") && (data9 !== null)){
const err12 = {instancePath:instancePath+"/List/" + i0+"/Items/" + i1+"/ParentCode",schemaPath:"#/properties/List/items/properties/Items/items/properties/ParentCode/type",keyword:"type",params:{type: schema18.properties.List.items.properties.Items.items.properties.ParentCode.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data6.Color !== undefined){
let data10 = data6.Color;
if((typeof data10 !== "string") && (data10 !== null)){
const err13 = {instancePath:instancePath+"/List/" + i0+"/Items/" + i1+"/Color",schemaPath:"#/properties/List/items/properties/Items/items/properties/Color/type",keyword:"type",params:{type: schema18.properties.List.items.properties.Items.items.properties.Color.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data6.Sort !== undefined){
let data11 = data6.Sort;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err14 = {instancePath:instancePath+"/List/" + i0+"/Items/" + i1+"/Sort",schemaPath:"#/properties/List/items/properties/Items/items/properties/Sort/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data6.State !== undefined){
if(typeof data6.State !== "string"){
const err15 = {instancePath:instancePath+"/List/" + i0+"/Items/" + i1+"/State",schemaPath:"#/properties/List/items/properties/Items/items/properties/State/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/List/" + i0+"/Items/" + i1,schemaPath:"#/properties/List/items/properties/Items/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/List/" + i0+"/Items",schemaPath:"#/properties/List/items/properties/Items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/List/" + i0,schemaPath:"#/properties/List/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/List",schemaPath:"#/properties/List/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}

export const input4 = validate18;
const schema19 = {"type":"object","properties":{"Target":{"type":"string","maxLength":100},"Scene":{"enum":["login","retrieve","bind","public","stepup"]},"CodeKey":{"type":"string","maxLength":64},"Code":{"type":"string","maxLength":8}},"required":["Scene"],"additionalProperties":false};

function validate18(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Scene === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Scene"},message:"must have required property '"+"Scene"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "Target") || (key0 === "Scene")) || (key0 === "CodeKey")) || (key0 === "Code"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.Target !== undefined){
let data0 = data.Target;
if(typeof data0 === "string"){
if(func2(data0) > 100){
const err2 = {instancePath:instancePath+"/Target",schemaPath:"#/properties/Target/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/Target",schemaPath:"#/properties/Target/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.Scene !== undefined){
let data1 = data.Scene;
if(!(((((data1 === "login") || (data1 === "retrieve")) || (data1 === "bind")) || (data1 === "public")) || (data1 === "stepup"))){
const err4 = {instancePath:instancePath+"/Scene",schemaPath:"#/properties/Scene/enum",keyword:"enum",params:{allowedValues: schema19.properties.Scene.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.CodeKey !== undefined){
let data2 = data.CodeKey;
if(typeof data2 === "string"){
if(func2(data2) > 64){
const err5 = {instancePath:instancePath+"/CodeKey",schemaPath:"#/properties/CodeKey/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/CodeKey",schemaPath:"#/properties/CodeKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.Code !== undefined){
let data3 = data.Code;
if(typeof data3 === "string"){
if(func2(data3) > 8){
const err7 = {instancePath:instancePath+"/Code",schemaPath:"#/properties/Code/maxLength",keyword:"maxLength",params:{limit: 8},message:"must NOT have more than 8 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/Code",schemaPath:"#/properties/Code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate18.errors = vErrors;
return errors === 0;
}

export const output4 = validate19;
const schema20 = {"type":"object","required":["CodeKey","CodeImg","ExpireSeconds","CooldownSeconds"],"properties":{"CodeKey":{"type":"string"},"CodeImg":{"type":"string"},"ExpireSeconds":{"type":"integer"},"CooldownSeconds":{"type":"integer"},"Target":{"type":"string"}}};

function validate19(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.CodeKey === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "CodeKey"},message:"must have required property '"+"CodeKey"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.CodeImg === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "CodeImg"},message:"must have required property '"+"CodeImg"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.ExpireSeconds === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ExpireSeconds"},message:"must have required property '"+"ExpireSeconds"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.CooldownSeconds === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "CooldownSeconds"},message:"must have required property '"+"CooldownSeconds"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.CodeKey !== undefined){
if(typeof data.CodeKey !== "string"){
const err4 = {instancePath:instancePath+"/CodeKey",schemaPath:"#/properties/CodeKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.CodeImg !== undefined){
if(typeof data.CodeImg !== "string"){
const err5 = {instancePath:instancePath+"/CodeImg",schemaPath:"#/properties/CodeImg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.ExpireSeconds !== undefined){
let data2 = data.ExpireSeconds;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err6 = {instancePath:instancePath+"/ExpireSeconds",schemaPath:"#/properties/ExpireSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.CooldownSeconds !== undefined){
let data3 = data.CooldownSeconds;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err7 = {instancePath:instancePath+"/CooldownSeconds",schemaPath:"#/properties/CooldownSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.Target !== undefined){
if(typeof data.Target !== "string"){
const err8 = {instancePath:instancePath+"/Target",schemaPath:"#/properties/Target/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate19.errors = vErrors;
return errors === 0;
}

export const input5 = validate20;
const schema21 = {"type":"object","required":["Id"],"properties":{"Id":{"type":"string","maxLength":64,"minLength":1}},"additionalProperties":false};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "Id")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.Id !== undefined){
let data0 = data.Id;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err2 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}

export const output5 = validate21;
const schema22 = {"type":"object","required":["Id","Title","BizType","BizId","Url","State","StateName","UserName","CreateDate","HandleDate","Content","Attach"]};

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Title"},message:"must have required property '"+"Title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.BizType === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "BizType"},message:"must have required property '"+"BizType"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.BizId === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "BizId"},message:"must have required property '"+"BizId"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.Url === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Url"},message:"must have required property '"+"Url"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.State === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "State"},message:"must have required property '"+"State"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.StateName === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "StateName"},message:"must have required property '"+"StateName"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.UserName === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "UserName"},message:"must have required property '"+"UserName"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.CreateDate === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "CreateDate"},message:"must have required property '"+"CreateDate"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.HandleDate === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "HandleDate"},message:"must have required property '"+"HandleDate"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.Content === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Content"},message:"must have required property '"+"Content"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.Attach === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Attach"},message:"must have required property '"+"Attach"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

export const input6 = validate22;
const schema23 = {"type":"object","properties":{"PageIndex":{"type":"integer","minimum":1,"maximum":100000},"PageSize":{"type":"integer","minimum":1,"maximum":100},"sortField":{"type":"string","maxLength":60},"sortOrder":{"enum":["ascend","descend","",null]},"Title":{"type":"string","maxLength":100},"BizType":{"type":["string","integer"],"maxLength":64},"State":{"type":["string","integer"],"maxLength":64},"StartTime":{"type":"string","maxLength":19},"EndTime":{"type":"string","maxLength":19}},"additionalProperties":false};
const func23 = Object.prototype.hasOwnProperty;

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func23.call(schema23.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.PageIndex !== undefined){
let data0 = data.PageIndex;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/PageIndex",schemaPath:"#/properties/PageIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 100000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/PageIndex",schemaPath:"#/properties/PageIndex/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/PageIndex",schemaPath:"#/properties/PageIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.PageSize !== undefined){
let data1 = data.PageSize;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err4 = {instancePath:instancePath+"/PageSize",schemaPath:"#/properties/PageSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 100 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/PageSize",schemaPath:"#/properties/PageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/PageSize",schemaPath:"#/properties/PageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.sortField !== undefined){
let data2 = data.sortField;
if(typeof data2 === "string"){
if(func2(data2) > 60){
const err7 = {instancePath:instancePath+"/sortField",schemaPath:"#/properties/sortField/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/sortField",schemaPath:"#/properties/sortField/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.sortOrder !== undefined){
let data3 = data.sortOrder;
if(!((((data3 === "ascend") || (data3 === "descend")) || (data3 === "")) || (data3 === null))){
const err9 = {instancePath:instancePath+"/sortOrder",schemaPath:"#/properties/sortOrder/enum",keyword:"enum",params:{allowedValues: schema23.properties.sortOrder.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.Title !== undefined){
let data4 = data.Title;
if(typeof data4 === "string"){
if(func2(data4) > 100){
const err10 = {instancePath:instancePath+"/Title",schemaPath:"#/properties/Title/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/Title",schemaPath:"#/properties/Title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.BizType !== undefined){
let data5 = data.BizType;
if((typeof data5 !== "string") && (!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))))){
const err12 = {instancePath:instancePath+"/BizType",schemaPath:"#/properties/BizType/type",keyword:"type",params:{type: schema23.properties.BizType.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data5 === "string"){
if(func2(data5) > 64){
const err13 = {instancePath:instancePath+"/BizType",schemaPath:"#/properties/BizType/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.State !== undefined){
let data6 = data.State;
if((typeof data6 !== "string") && (!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))))){
const err14 = {instancePath:instancePath+"/State",schemaPath:"#/properties/State/type",keyword:"type",params:{type: schema23.properties.State.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data6 === "string"){
if(func2(data6) > 64){
const err15 = {instancePath:instancePath+"/State",schemaPath:"#/properties/State/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.StartTime !== undefined){
let data7 = data.StartTime;
if(typeof data7 === "string"){
if(func2(data7) > 19){
const err16 = {instancePath:instancePath+"/StartTime",schemaPath:"#/properties/StartTime/maxLength",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/StartTime",schemaPath:"#/properties/StartTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.EndTime !== undefined){
let data8 = data.EndTime;
if(typeof data8 === "string"){
if(func2(data8) > 19){
const err18 = {instancePath:instancePath+"/EndTime",schemaPath:"#/properties/EndTime/maxLength",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/EndTime",schemaPath:"#/properties/EndTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

export const output6 = validate23;
const schema24 = {"type":"object","required":["total","rows"],"properties":{"total":{"type":"integer"},"rows":{"type":"array","items":{"type":"object","required":["Id","Title","BizType","BizId","Url","State","StateName","UserName","CreateDate","HandleDate"]}}}};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.total === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.rows === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.total !== undefined){
let data0 = data.total;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.rows !== undefined){
let data1 = data.rows;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.Id === undefined){
const err3 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2.Title === undefined){
const err4 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "Title"},message:"must have required property '"+"Title"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.BizType === undefined){
const err5 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "BizType"},message:"must have required property '"+"BizType"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.BizId === undefined){
const err6 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "BizId"},message:"must have required property '"+"BizId"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.Url === undefined){
const err7 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "Url"},message:"must have required property '"+"Url"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.State === undefined){
const err8 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "State"},message:"must have required property '"+"State"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.StateName === undefined){
const err9 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "StateName"},message:"must have required property '"+"StateName"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.UserName === undefined){
const err10 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "UserName"},message:"must have required property '"+"UserName"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.CreateDate === undefined){
const err11 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "CreateDate"},message:"must have required property '"+"CreateDate"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2.HandleDate === undefined){
const err12 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "HandleDate"},message:"must have required property '"+"HandleDate"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}

export const input7 = validate24;
const schema25 = {"type":"object","properties":{"ParentCode":{"type":"string","maxLength":6},"Level":{"type":["string","integer"]}},"additionalProperties":false};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "ParentCode") || (key0 === "Level"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.ParentCode !== undefined){
let data0 = data.ParentCode;
if(typeof data0 === "string"){
if(func2(data0) > 6){
const err1 = {instancePath:instancePath+"/ParentCode",schemaPath:"#/properties/ParentCode/maxLength",keyword:"maxLength",params:{limit: 6},message:"must NOT have more than 6 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/ParentCode",schemaPath:"#/properties/ParentCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.Level !== undefined){
let data1 = data.Level;
if((typeof data1 !== "string") && (!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))))){
const err3 = {instancePath:instancePath+"/Level",schemaPath:"#/properties/Level/type",keyword:"type",params:{type: schema25.properties.Level.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}

export const output7 = validate25;
const schema26 = {"type":"array","items":{"type":"object","required":["RegionCode","RegionName","ParentCode","Level","HasChild"],"properties":{"RegionCode":{"type":"string"},"RegionName":{"type":"string"},"ParentCode":{"type":["string","null"]},"Level":{"type":"integer"},"HasChild":{"enum":[0,1]}}}};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.RegionCode === undefined){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "RegionCode"},message:"must have required property '"+"RegionCode"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.RegionName === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "RegionName"},message:"must have required property '"+"RegionName"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.ParentCode === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "ParentCode"},message:"must have required property '"+"ParentCode"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.Level === undefined){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "Level"},message:"must have required property '"+"Level"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.HasChild === undefined){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "HasChild"},message:"must have required property '"+"HasChild"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.RegionCode !== undefined){
if(typeof data0.RegionCode !== "string"){
const err5 = {instancePath:instancePath+"/" + i0+"/RegionCode",schemaPath:"#/items/properties/RegionCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.RegionName !== undefined){
if(typeof data0.RegionName !== "string"){
const err6 = {instancePath:instancePath+"/" + i0+"/RegionName",schemaPath:"#/items/properties/RegionName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.ParentCode !== undefined){
let data3 = data0.ParentCode;
if((typeof data3 !== "string") && (data3 !== null)){
const err7 = {instancePath:instancePath+"/" + i0+"/ParentCode",schemaPath:"#/items/properties/ParentCode/type",keyword:"type",params:{type: schema26.items.properties.ParentCode.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.Level !== undefined){
let data4 = data0.Level;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err8 = {instancePath:instancePath+"/" + i0+"/Level",schemaPath:"#/items/properties/Level/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.HasChild !== undefined){
let data5 = data0.HasChild;
if(!((data5 === 0) || (data5 === 1))){
const err9 = {instancePath:instancePath+"/" + i0+"/HasChild",schemaPath:"#/items/properties/HasChild/enum",keyword:"enum",params:{allowedValues: schema26.items.properties.HasChild.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}

export const input8 = validate26;
const schema27 = {"type":"object","required":["Ids","State"],"properties":{"Ids":{"type":"array","items":{"type":"string","maxLength":64,"minLength":1},"minItems":1,"maxItems":500},"State":{"enum":["1","3",1,3]},"Remark":{"type":"string","maxLength":200}},"additionalProperties":false};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Ids === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Ids"},message:"must have required property '"+"Ids"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.State === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "State"},message:"must have required property '"+"State"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "Ids") || (key0 === "State")) || (key0 === "Remark"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.Ids !== undefined){
let data0 = data.Ids;
if(Array.isArray(data0)){
if(data0.length > 500){
const err3 = {instancePath:instancePath+"/Ids",schemaPath:"#/properties/Ids/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/Ids",schemaPath:"#/properties/Ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func2(data1) > 64){
const err5 = {instancePath:instancePath+"/Ids/" + i0,schemaPath:"#/properties/Ids/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data1) < 1){
const err6 = {instancePath:instancePath+"/Ids/" + i0,schemaPath:"#/properties/Ids/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/Ids/" + i0,schemaPath:"#/properties/Ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/Ids",schemaPath:"#/properties/Ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.State !== undefined){
let data2 = data.State;
if(!((((data2 === "1") || (data2 === "3")) || (data2 === 1)) || (data2 === 3))){
const err9 = {instancePath:instancePath+"/State",schemaPath:"#/properties/State/enum",keyword:"enum",params:{allowedValues: schema27.properties.State.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.Remark !== undefined){
let data3 = data.Remark;
if(typeof data3 === "string"){
if(func2(data3) > 200){
const err10 = {instancePath:instancePath+"/Remark",schemaPath:"#/properties/Remark/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/Remark",schemaPath:"#/properties/Remark/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}

export const output8 = validate27;
const schema28 = {"const":true};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(true !== data){
const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate27.errors = vErrors;
return errors === 0;
}

export const input9 = validate28;
const schema29 = {"type":"object","properties":{"RouteName":{"type":"string","maxLength":120},"Action":{"type":"string","maxLength":60},"Content":{"type":"string","maxLength":2000},"CostMs":{"type":"integer","minimum":0,"maximum":86400000}},"required":["RouteName","Action","Content"],"additionalProperties":false};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.RouteName === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "RouteName"},message:"must have required property '"+"RouteName"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Action === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Action"},message:"must have required property '"+"Action"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.Content === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Content"},message:"must have required property '"+"Content"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "RouteName") || (key0 === "Action")) || (key0 === "Content")) || (key0 === "CostMs"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.RouteName !== undefined){
let data0 = data.RouteName;
if(typeof data0 === "string"){
if(func2(data0) > 120){
const err4 = {instancePath:instancePath+"/RouteName",schemaPath:"#/properties/RouteName/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/RouteName",schemaPath:"#/properties/RouteName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.Action !== undefined){
let data1 = data.Action;
if(typeof data1 === "string"){
if(func2(data1) > 60){
const err6 = {instancePath:instancePath+"/Action",schemaPath:"#/properties/Action/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/Action",schemaPath:"#/properties/Action/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.Content !== undefined){
let data2 = data.Content;
if(typeof data2 === "string"){
if(func2(data2) > 2000){
const err8 = {instancePath:instancePath+"/Content",schemaPath:"#/properties/Content/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/Content",schemaPath:"#/properties/Content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.CostMs !== undefined){
let data3 = data.CostMs;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err10 = {instancePath:instancePath+"/CostMs",schemaPath:"#/properties/CostMs/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 86400000 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/CostMs",schemaPath:"#/properties/CostMs/maximum",keyword:"maximum",params:{comparison: "<=", limit: 86400000},message:"must be <= 86400000"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/CostMs",schemaPath:"#/properties/CostMs/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}

export const output9 = validate29;
const schema30 = {"const":true};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(true !== data){
const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}

export const input10 = validate30;
const schema31 = {"type":"object","properties":{"EnCode":{"type":"string","maxLength":80,"minLength":1},"Ids":{"type":"array","items":{"type":"string","maxLength":64,"minLength":1},"maxItems":500},"Params":{"type":"object","maxProperties":100}},"required":["EnCode"],"additionalProperties":false};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.EnCode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "EnCode"},message:"must have required property '"+"EnCode"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "EnCode") || (key0 === "Ids")) || (key0 === "Params"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.EnCode !== undefined){
let data0 = data.EnCode;
if(typeof data0 === "string"){
if(func2(data0) > 80){
const err2 = {instancePath:instancePath+"/EnCode",schemaPath:"#/properties/EnCode/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/EnCode",schemaPath:"#/properties/EnCode/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/EnCode",schemaPath:"#/properties/EnCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.Ids !== undefined){
let data1 = data.Ids;
if(Array.isArray(data1)){
if(data1.length > 500){
const err5 = {instancePath:instancePath+"/Ids",schemaPath:"#/properties/Ids/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(typeof data2 === "string"){
if(func2(data2) > 64){
const err6 = {instancePath:instancePath+"/Ids/" + i0,schemaPath:"#/properties/Ids/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func2(data2) < 1){
const err7 = {instancePath:instancePath+"/Ids/" + i0,schemaPath:"#/properties/Ids/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/Ids/" + i0,schemaPath:"#/properties/Ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/Ids",schemaPath:"#/properties/Ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.Params !== undefined){
let data3 = data.Params;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(Object.keys(data3).length > 100){
const err10 = {instancePath:instancePath+"/Params",schemaPath:"#/properties/Params/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/Params",schemaPath:"#/properties/Params/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate30.errors = vErrors;
return errors === 0;
}

export const output10 = validate31;
const schema32 = {};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
validate31.errors = null;
return true;
}

export const input11 = validate32;
const schema33 = {"type":"object","properties":{"EnCode":{"type":"string","maxLength":80,"minLength":1},"Filter":{"type":"object","maxProperties":60},"Page":{"type":"string","maxLength":120},"Tab":{"type":"string","maxLength":40},"Total":{"type":"integer","minimum":1,"maximum":10000},"Params":{"type":"object","maxProperties":100}},"required":["EnCode","Total"],"additionalProperties":false};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.EnCode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "EnCode"},message:"must have required property '"+"EnCode"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Total === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Total"},message:"must have required property '"+"Total"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "EnCode") || (key0 === "Filter")) || (key0 === "Page")) || (key0 === "Tab")) || (key0 === "Total")) || (key0 === "Params"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.EnCode !== undefined){
let data0 = data.EnCode;
if(typeof data0 === "string"){
if(func2(data0) > 80){
const err3 = {instancePath:instancePath+"/EnCode",schemaPath:"#/properties/EnCode/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data0) < 1){
const err4 = {instancePath:instancePath+"/EnCode",schemaPath:"#/properties/EnCode/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/EnCode",schemaPath:"#/properties/EnCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.Filter !== undefined){
let data1 = data.Filter;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length > 60){
const err6 = {instancePath:instancePath+"/Filter",schemaPath:"#/properties/Filter/maxProperties",keyword:"maxProperties",params:{limit: 60},message:"must NOT have more than 60 properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/Filter",schemaPath:"#/properties/Filter/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.Page !== undefined){
let data2 = data.Page;
if(typeof data2 === "string"){
if(func2(data2) > 120){
const err8 = {instancePath:instancePath+"/Page",schemaPath:"#/properties/Page/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/Page",schemaPath:"#/properties/Page/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.Tab !== undefined){
let data3 = data.Tab;
if(typeof data3 === "string"){
if(func2(data3) > 40){
const err10 = {instancePath:instancePath+"/Tab",schemaPath:"#/properties/Tab/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/Tab",schemaPath:"#/properties/Tab/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.Total !== undefined){
let data4 = data.Total;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err12 = {instancePath:instancePath+"/Total",schemaPath:"#/properties/Total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 > 10000 || isNaN(data4)){
const err13 = {instancePath:instancePath+"/Total",schemaPath:"#/properties/Total/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/Total",schemaPath:"#/properties/Total/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.Params !== undefined){
let data5 = data.Params;
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(Object.keys(data5).length > 100){
const err15 = {instancePath:instancePath+"/Params",schemaPath:"#/properties/Params/maxProperties",keyword:"maxProperties",params:{limit: 100},message:"must NOT have more than 100 properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/Params",schemaPath:"#/properties/Params/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate32.errors = vErrors;
return errors === 0;
}

export const output11 = validate33;
const schema34 = {"type":"object","required":["TaskId","Total"],"properties":{"TaskId":{"type":"string"},"Total":{"type":"integer"}},"additionalProperties":false};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.TaskId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "TaskId"},message:"must have required property '"+"TaskId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Total === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Total"},message:"must have required property '"+"Total"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "TaskId") || (key0 === "Total"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.TaskId !== undefined){
if(typeof data.TaskId !== "string"){
const err3 = {instancePath:instancePath+"/TaskId",schemaPath:"#/properties/TaskId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.Total !== undefined){
let data1 = data.Total;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err4 = {instancePath:instancePath+"/Total",schemaPath:"#/properties/Total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate33.errors = vErrors;
return errors === 0;
}

export const input12 = validate34;
const schema35 = {"type":"object","properties":{"Entity":{"type":"string","maxLength":80,"minLength":1},"EnCode":{"type":"string","maxLength":80,"minLength":1},"Ids":{"type":"array","items":{"type":"string","maxLength":64,"minLength":1},"maxItems":500,"minItems":1}},"required":["Entity","EnCode","Ids"],"additionalProperties":false};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Entity === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Entity"},message:"must have required property '"+"Entity"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.EnCode === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "EnCode"},message:"must have required property '"+"EnCode"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.Ids === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Ids"},message:"must have required property '"+"Ids"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "Entity") || (key0 === "EnCode")) || (key0 === "Ids"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.Entity !== undefined){
let data0 = data.Entity;
if(typeof data0 === "string"){
if(func2(data0) > 80){
const err4 = {instancePath:instancePath+"/Entity",schemaPath:"#/properties/Entity/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func2(data0) < 1){
const err5 = {instancePath:instancePath+"/Entity",schemaPath:"#/properties/Entity/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/Entity",schemaPath:"#/properties/Entity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.EnCode !== undefined){
let data1 = data.EnCode;
if(typeof data1 === "string"){
if(func2(data1) > 80){
const err7 = {instancePath:instancePath+"/EnCode",schemaPath:"#/properties/EnCode/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func2(data1) < 1){
const err8 = {instancePath:instancePath+"/EnCode",schemaPath:"#/properties/EnCode/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/EnCode",schemaPath:"#/properties/EnCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.Ids !== undefined){
let data2 = data.Ids;
if(Array.isArray(data2)){
if(data2.length > 500){
const err10 = {instancePath:instancePath+"/Ids",schemaPath:"#/properties/Ids/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.length < 1){
const err11 = {instancePath:instancePath+"/Ids",schemaPath:"#/properties/Ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(typeof data3 === "string"){
if(func2(data3) > 64){
const err12 = {instancePath:instancePath+"/Ids/" + i0,schemaPath:"#/properties/Ids/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func2(data3) < 1){
const err13 = {instancePath:instancePath+"/Ids/" + i0,schemaPath:"#/properties/Ids/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/Ids/" + i0,schemaPath:"#/properties/Ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/Ids",schemaPath:"#/properties/Ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}

export const output12 = validate35;
const schema36 = {"const":true};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(true !== data){
const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate35.errors = vErrors;
return errors === 0;
}

export const input13 = validate36;
const schema37 = {"type":"object","properties":{"Entity":{"type":"string","maxLength":80,"minLength":1},"EnCode":{"type":"string","maxLength":80,"minLength":1},"Page":{"type":"string","maxLength":120},"Tab":{"type":"string","maxLength":40},"Filter":{"type":"object","maxProperties":60},"Columns":{"type":"array","items":{"type":"object","properties":{"dataIndex":{"type":"string","maxLength":60,"minLength":1},"title":{"type":"string","maxLength":60}},"required":["dataIndex","title"],"additionalProperties":false},"maxItems":200,"minItems":1},"FileName":{"type":"string","maxLength":100,"minLength":1},"sortField":{"type":"string","maxLength":60},"sortOrder":{"enum":["ascend","descend","",null]},"Ids":{"type":"array","items":{"type":"string","maxLength":64,"minLength":1},"maxItems":500},"DownType":{"enum":["1","2","3","4"],"description":"1 Word 2 Excel（默认）3 PDF 4 Zip（表格与所选文件列中的文件）"}},"required":["Entity","EnCode","Columns","FileName"],"additionalProperties":false};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Entity === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Entity"},message:"must have required property '"+"Entity"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.EnCode === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "EnCode"},message:"must have required property '"+"EnCode"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.Columns === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Columns"},message:"must have required property '"+"Columns"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.FileName === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "FileName"},message:"must have required property '"+"FileName"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func23.call(schema37.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.Entity !== undefined){
let data0 = data.Entity;
if(typeof data0 === "string"){
if(func2(data0) > 80){
const err5 = {instancePath:instancePath+"/Entity",schemaPath:"#/properties/Entity/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data0) < 1){
const err6 = {instancePath:instancePath+"/Entity",schemaPath:"#/properties/Entity/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/Entity",schemaPath:"#/properties/Entity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.EnCode !== undefined){
let data1 = data.EnCode;
if(typeof data1 === "string"){
if(func2(data1) > 80){
const err8 = {instancePath:instancePath+"/EnCode",schemaPath:"#/properties/EnCode/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func2(data1) < 1){
const err9 = {instancePath:instancePath+"/EnCode",schemaPath:"#/properties/EnCode/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/EnCode",schemaPath:"#/properties/EnCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.Page !== undefined){
let data2 = data.Page;
if(typeof data2 === "string"){
if(func2(data2) > 120){
const err11 = {instancePath:instancePath+"/Page",schemaPath:"#/properties/Page/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/Page",schemaPath:"#/properties/Page/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.Tab !== undefined){
let data3 = data.Tab;
if(typeof data3 === "string"){
if(func2(data3) > 40){
const err13 = {instancePath:instancePath+"/Tab",schemaPath:"#/properties/Tab/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/Tab",schemaPath:"#/properties/Tab/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.Filter !== undefined){
let data4 = data.Filter;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(Object.keys(data4).length > 60){
const err15 = {instancePath:instancePath+"/Filter",schemaPath:"#/properties/Filter/maxProperties",keyword:"maxProperties",params:{limit: 60},message:"must NOT have more than 60 properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/Filter",schemaPath:"#/properties/Filter/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.Columns !== undefined){
let data5 = data.Columns;
if(Array.isArray(data5)){
if(data5.length > 200){
const err17 = {instancePath:instancePath+"/Columns",schemaPath:"#/properties/Columns/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data5.length < 1){
const err18 = {instancePath:instancePath+"/Columns",schemaPath:"#/properties/Columns/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.dataIndex === undefined){
const err19 = {instancePath:instancePath+"/Columns/" + i0,schemaPath:"#/properties/Columns/items/required",keyword:"required",params:{missingProperty: "dataIndex"},message:"must have required property '"+"dataIndex"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data6.title === undefined){
const err20 = {instancePath:instancePath+"/Columns/" + i0,schemaPath:"#/properties/Columns/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key1 in data6){
if(!((key1 === "dataIndex") || (key1 === "title"))){
const err21 = {instancePath:instancePath+"/Columns/" + i0,schemaPath:"#/properties/Columns/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data6.dataIndex !== undefined){
let data7 = data6.dataIndex;
if(typeof data7 === "string"){
if(func2(data7) > 60){
const err22 = {instancePath:instancePath+"/Columns/" + i0+"/dataIndex",schemaPath:"#/properties/Columns/items/properties/dataIndex/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(func2(data7) < 1){
const err23 = {instancePath:instancePath+"/Columns/" + i0+"/dataIndex",schemaPath:"#/properties/Columns/items/properties/dataIndex/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/Columns/" + i0+"/dataIndex",schemaPath:"#/properties/Columns/items/properties/dataIndex/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data6.title !== undefined){
let data8 = data6.title;
if(typeof data8 === "string"){
if(func2(data8) > 60){
const err25 = {instancePath:instancePath+"/Columns/" + i0+"/title",schemaPath:"#/properties/Columns/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/Columns/" + i0+"/title",schemaPath:"#/properties/Columns/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/Columns/" + i0,schemaPath:"#/properties/Columns/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/Columns",schemaPath:"#/properties/Columns/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.FileName !== undefined){
let data9 = data.FileName;
if(typeof data9 === "string"){
if(func2(data9) > 100){
const err29 = {instancePath:instancePath+"/FileName",schemaPath:"#/properties/FileName/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(func2(data9) < 1){
const err30 = {instancePath:instancePath+"/FileName",schemaPath:"#/properties/FileName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/FileName",schemaPath:"#/properties/FileName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.sortField !== undefined){
let data10 = data.sortField;
if(typeof data10 === "string"){
if(func2(data10) > 60){
const err32 = {instancePath:instancePath+"/sortField",schemaPath:"#/properties/sortField/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/sortField",schemaPath:"#/properties/sortField/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.sortOrder !== undefined){
let data11 = data.sortOrder;
if(!((((data11 === "ascend") || (data11 === "descend")) || (data11 === "")) || (data11 === null))){
const err34 = {instancePath:instancePath+"/sortOrder",schemaPath:"#/properties/sortOrder/enum",keyword:"enum",params:{allowedValues: schema37.properties.sortOrder.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.Ids !== undefined){
let data12 = data.Ids;
if(Array.isArray(data12)){
if(data12.length > 500){
const err35 = {instancePath:instancePath+"/Ids",schemaPath:"#/properties/Ids/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
if(typeof data13 === "string"){
if(func2(data13) > 64){
const err36 = {instancePath:instancePath+"/Ids/" + i1,schemaPath:"#/properties/Ids/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(func2(data13) < 1){
const err37 = {instancePath:instancePath+"/Ids/" + i1,schemaPath:"#/properties/Ids/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/Ids/" + i1,schemaPath:"#/properties/Ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/Ids",schemaPath:"#/properties/Ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.DownType !== undefined){
let data14 = data.DownType;
if(!((((data14 === "1") || (data14 === "2")) || (data14 === "3")) || (data14 === "4"))){
const err40 = {instancePath:instancePath+"/DownType",schemaPath:"#/properties/DownType/enum",keyword:"enum",params:{allowedValues: schema37.properties.DownType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}

export const output13 = validate37;
const schema38 = {"type":"object","properties":{"TaskId":{"type":"string"},"Url":{"type":"string"},"FileName":{"type":"string"},"total":{"type":"integer"},"rows":{"type":"array","items":{"type":"object"}}}};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.TaskId !== undefined){
if(typeof data.TaskId !== "string"){
const err0 = {instancePath:instancePath+"/TaskId",schemaPath:"#/properties/TaskId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.Url !== undefined){
if(typeof data.Url !== "string"){
const err1 = {instancePath:instancePath+"/Url",schemaPath:"#/properties/Url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.FileName !== undefined){
if(typeof data.FileName !== "string"){
const err2 = {instancePath:instancePath+"/FileName",schemaPath:"#/properties/FileName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.total !== undefined){
let data3 = data.total;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err3 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.rows !== undefined){
let data4 = data.rows;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(!(data5 && typeof data5 == "object" && !Array.isArray(data5))){
const err4 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}

export const input14 = validate38;
const schema39 = {"type":"object","properties":{"Entity":{"type":"string","maxLength":80,"minLength":1},"Id":{"type":"string","maxLength":64,"minLength":1}},"required":["Entity","Id"],"additionalProperties":false};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Entity === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Entity"},message:"must have required property '"+"Entity"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "Entity") || (key0 === "Id"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.Entity !== undefined){
let data0 = data.Entity;
if(typeof data0 === "string"){
if(func2(data0) > 80){
const err3 = {instancePath:instancePath+"/Entity",schemaPath:"#/properties/Entity/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data0) < 1){
const err4 = {instancePath:instancePath+"/Entity",schemaPath:"#/properties/Entity/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/Entity",schemaPath:"#/properties/Entity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.Id !== undefined){
let data1 = data.Id;
if(typeof data1 === "string"){
if(func2(data1) > 64){
const err6 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func2(data1) < 1){
const err7 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}

export const output14 = validate39;
const schema40 = {"type":"object","required":["Id","Version","Children","_Actions","_Readonly"],"properties":{"Id":{"type":"string"},"Version":{"type":"integer"},"Children":{"type":"object"},"_Actions":{"type":"array","items":{"type":"string"}},"_Readonly":{"type":"array","items":{"type":"string"}}}};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Version === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Version"},message:"must have required property '"+"Version"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.Children === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Children"},message:"must have required property '"+"Children"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data._Actions === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "_Actions"},message:"must have required property '"+"_Actions"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data._Readonly === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "_Readonly"},message:"must have required property '"+"_Readonly"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.Id !== undefined){
if(typeof data.Id !== "string"){
const err5 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.Version !== undefined){
let data1 = data.Version;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err6 = {instancePath:instancePath+"/Version",schemaPath:"#/properties/Version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.Children !== undefined){
let data2 = data.Children;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err7 = {instancePath:instancePath+"/Children",schemaPath:"#/properties/Children/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data._Actions !== undefined){
let data3 = data._Actions;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(typeof data3[i0] !== "string"){
const err8 = {instancePath:instancePath+"/_Actions/" + i0,schemaPath:"#/properties/_Actions/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/_Actions",schemaPath:"#/properties/_Actions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data._Readonly !== undefined){
let data5 = data._Readonly;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(typeof data5[i1] !== "string"){
const err10 = {instancePath:instancePath+"/_Readonly/" + i1,schemaPath:"#/properties/_Readonly/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/_Readonly",schemaPath:"#/properties/_Readonly/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}

export const input15 = validate40;
const schema41 = {"type":"object","properties":{"EnCode":{"type":"string","maxLength":80,"minLength":1},"FileId":{"type":"string","maxLength":64,"minLength":1},"DryRun":{"enum":[0,1]},"Cover":{"enum":[0,1]}},"required":["EnCode","FileId"],"additionalProperties":false};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.EnCode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "EnCode"},message:"must have required property '"+"EnCode"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.FileId === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "FileId"},message:"must have required property '"+"FileId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "EnCode") || (key0 === "FileId")) || (key0 === "DryRun")) || (key0 === "Cover"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.EnCode !== undefined){
let data0 = data.EnCode;
if(typeof data0 === "string"){
if(func2(data0) > 80){
const err3 = {instancePath:instancePath+"/EnCode",schemaPath:"#/properties/EnCode/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data0) < 1){
const err4 = {instancePath:instancePath+"/EnCode",schemaPath:"#/properties/EnCode/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/EnCode",schemaPath:"#/properties/EnCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.FileId !== undefined){
let data1 = data.FileId;
if(typeof data1 === "string"){
if(func2(data1) > 64){
const err6 = {instancePath:instancePath+"/FileId",schemaPath:"#/properties/FileId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func2(data1) < 1){
const err7 = {instancePath:instancePath+"/FileId",schemaPath:"#/properties/FileId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/FileId",schemaPath:"#/properties/FileId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.DryRun !== undefined){
let data2 = data.DryRun;
if(!((data2 === 0) || (data2 === 1))){
const err9 = {instancePath:instancePath+"/DryRun",schemaPath:"#/properties/DryRun/enum",keyword:"enum",params:{allowedValues: schema41.properties.DryRun.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.Cover !== undefined){
let data3 = data.Cover;
if(!((data3 === 0) || (data3 === 1))){
const err10 = {instancePath:instancePath+"/Cover",schemaPath:"#/properties/Cover/enum",keyword:"enum",params:{allowedValues: schema41.properties.Cover.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate40.errors = vErrors;
return errors === 0;
}

export const output15 = validate41;
const schema42 = {"type":"object","required":["Total","SuccessCount","FailCount","Fails"],"properties":{"TaskId":{"type":"string"},"Running":{"const":1,"description":"文件较大，正在后台导入；结果见我的上传"},"Total":{"type":"integer"},"SuccessCount":{"type":"integer"},"FailCount":{"type":"integer"},"Fails":{"type":"array","items":{"type":"object","required":["RowNo","ColumnName","CellValue","Message"],"properties":{"RowNo":{"type":"integer"},"ColumnName":{"type":["string","null"]},"CellValue":{"type":["string","null"]},"Message":{"type":"string"}}}}}};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Total === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Total"},message:"must have required property '"+"Total"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.SuccessCount === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "SuccessCount"},message:"must have required property '"+"SuccessCount"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.FailCount === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "FailCount"},message:"must have required property '"+"FailCount"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.Fails === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Fails"},message:"must have required property '"+"Fails"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.TaskId !== undefined){
if(typeof data.TaskId !== "string"){
const err4 = {instancePath:instancePath+"/TaskId",schemaPath:"#/properties/TaskId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.Running !== undefined){
if(1 !== data.Running){
const err5 = {instancePath:instancePath+"/Running",schemaPath:"#/properties/Running/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.Total !== undefined){
let data2 = data.Total;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err6 = {instancePath:instancePath+"/Total",schemaPath:"#/properties/Total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.SuccessCount !== undefined){
let data3 = data.SuccessCount;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err7 = {instancePath:instancePath+"/SuccessCount",schemaPath:"#/properties/SuccessCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.FailCount !== undefined){
let data4 = data.FailCount;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err8 = {instancePath:instancePath+"/FailCount",schemaPath:"#/properties/FailCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.Fails !== undefined){
let data5 = data.Fails;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.RowNo === undefined){
const err9 = {instancePath:instancePath+"/Fails/" + i0,schemaPath:"#/properties/Fails/items/required",keyword:"required",params:{missingProperty: "RowNo"},message:"must have required property '"+"RowNo"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data6.ColumnName === undefined){
const err10 = {instancePath:instancePath+"/Fails/" + i0,schemaPath:"#/properties/Fails/items/required",keyword:"required",params:{missingProperty: "ColumnName"},message:"must have required property '"+"ColumnName"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data6.CellValue === undefined){
const err11 = {instancePath:instancePath+"/Fails/" + i0,schemaPath:"#/properties/Fails/items/required",keyword:"required",params:{missingProperty: "CellValue"},message:"must have required property '"+"CellValue"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data6.Message === undefined){
const err12 = {instancePath:instancePath+"/Fails/" + i0,schemaPath:"#/properties/Fails/items/required",keyword:"required",params:{missingProperty: "Message"},message:"must have required property '"+"Message"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data6.RowNo !== undefined){
let data7 = data6.RowNo;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err13 = {instancePath:instancePath+"/Fails/" + i0+"/RowNo",schemaPath:"#/properties/Fails/items/properties/RowNo/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data6.ColumnName !== undefined){
let data8 = data6.ColumnName;
if((typeof data8 !== "string") && (data8 !== null)){
const err14 = {instancePath:instancePath+"/Fails/" + i0+"/ColumnName",schemaPath:"#/properties/Fails/items/properties/ColumnName/type",keyword:"type",params:{type: schema42.properties.Fails.items.properties.ColumnName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data6.CellValue !== undefined){
let data9 = data6.CellValue;
if((typeof data9 !== "string") && (data9 !== null)){
const err15 = {instancePath:instancePath+"/Fails/" + i0+"/CellValue",schemaPath:"#/properties/Fails/items/properties/CellValue/type",keyword:"type",params:{type: schema42.properties.Fails.items.properties.CellValue.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data6.Message !== undefined){
if(typeof data6.Message !== "string"){
const err16 = {instancePath:instancePath+"/Fails/" + i0+"/Message",schemaPath:"#/properties/Fails/items/properties/Message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/Fails/" + i0,schemaPath:"#/properties/Fails/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/Fails",schemaPath:"#/properties/Fails/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}

export const input16 = validate42;
const schema43 = {"type":"object","properties":{"Entity":{"type":"string","maxLength":80,"minLength":1},"Filter":{"type":"object","maxProperties":60},"PageIndex":{"type":"integer","minimum":1,"maximum":100000},"PageSize":{"type":"integer","minimum":1,"maximum":100},"sortField":{"type":"string","maxLength":60},"sortOrder":{"enum":["ascend","descend","",null]},"Columns":{"type":"array","items":{"type":"string","maxLength":60},"maxItems":200},"Page":{"type":"string","maxLength":120},"Tab":{"type":"string","maxLength":40}},"required":["Entity"],"additionalProperties":false};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Entity === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Entity"},message:"must have required property '"+"Entity"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func23.call(schema43.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.Entity !== undefined){
let data0 = data.Entity;
if(typeof data0 === "string"){
if(func2(data0) > 80){
const err2 = {instancePath:instancePath+"/Entity",schemaPath:"#/properties/Entity/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/Entity",schemaPath:"#/properties/Entity/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/Entity",schemaPath:"#/properties/Entity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.Filter !== undefined){
let data1 = data.Filter;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length > 60){
const err5 = {instancePath:instancePath+"/Filter",schemaPath:"#/properties/Filter/maxProperties",keyword:"maxProperties",params:{limit: 60},message:"must NOT have more than 60 properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/Filter",schemaPath:"#/properties/Filter/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.PageIndex !== undefined){
let data2 = data.PageIndex;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err7 = {instancePath:instancePath+"/PageIndex",schemaPath:"#/properties/PageIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 100000 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/PageIndex",schemaPath:"#/properties/PageIndex/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/PageIndex",schemaPath:"#/properties/PageIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.PageSize !== undefined){
let data3 = data.PageSize;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err10 = {instancePath:instancePath+"/PageSize",schemaPath:"#/properties/PageSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 100 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/PageSize",schemaPath:"#/properties/PageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/PageSize",schemaPath:"#/properties/PageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.sortField !== undefined){
let data4 = data.sortField;
if(typeof data4 === "string"){
if(func2(data4) > 60){
const err13 = {instancePath:instancePath+"/sortField",schemaPath:"#/properties/sortField/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/sortField",schemaPath:"#/properties/sortField/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.sortOrder !== undefined){
let data5 = data.sortOrder;
if(!((((data5 === "ascend") || (data5 === "descend")) || (data5 === "")) || (data5 === null))){
const err15 = {instancePath:instancePath+"/sortOrder",schemaPath:"#/properties/sortOrder/enum",keyword:"enum",params:{allowedValues: schema43.properties.sortOrder.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.Columns !== undefined){
let data6 = data.Columns;
if(Array.isArray(data6)){
if(data6.length > 200){
const err16 = {instancePath:instancePath+"/Columns",schemaPath:"#/properties/Columns/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 === "string"){
if(func2(data7) > 60){
const err17 = {instancePath:instancePath+"/Columns/" + i0,schemaPath:"#/properties/Columns/items/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/Columns/" + i0,schemaPath:"#/properties/Columns/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/Columns",schemaPath:"#/properties/Columns/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.Page !== undefined){
let data8 = data.Page;
if(typeof data8 === "string"){
if(func2(data8) > 120){
const err20 = {instancePath:instancePath+"/Page",schemaPath:"#/properties/Page/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/Page",schemaPath:"#/properties/Page/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.Tab !== undefined){
let data9 = data.Tab;
if(typeof data9 === "string"){
if(func2(data9) > 40){
const err22 = {instancePath:instancePath+"/Tab",schemaPath:"#/properties/Tab/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/Tab",schemaPath:"#/properties/Tab/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}

export const output16 = validate43;
const schema44 = {"type":"object","required":["total","rows"],"properties":{"total":{"type":"integer"},"rows":{"type":"array","items":{"type":"object"}},"Summary":{"type":"object","additionalProperties":{"type":["number","null"]},"description":"The statistics that the page declares, by field."}}};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.total === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.rows === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.total !== undefined){
let data0 = data.total;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.rows !== undefined){
let data1 = data.rows;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err3 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.Summary !== undefined){
let data3 = data.Summary;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
for(const key0 in data3){
let data4 = data3[key0];
if((!(typeof data4 == "number")) && (data4 !== null)){
const err5 = {instancePath:instancePath+"/Summary/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/Summary/additionalProperties/type",keyword:"type",params:{type: schema44.properties.Summary.additionalProperties.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/Summary",schemaPath:"#/properties/Summary/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate43.errors = vErrors;
return errors === 0;
}

export const input17 = validate44;
const schema45 = {"type":"object","properties":{"Source":{"type":"string","maxLength":80,"minLength":1},"Keyword":{"type":"string","maxLength":60},"ParentId":{"type":"string","maxLength":64},"Ids":{"type":"array","items":{"type":"string","maxLength":64},"maxItems":200},"Entity":{"type":"string","maxLength":80},"Field":{"type":"string","maxLength":60},"EnCode":{"type":"string","maxLength":80},"Form":{"type":"object","maxProperties":300},"PageIndex":{"type":"integer","minimum":1,"maximum":100000},"PageSize":{"type":"integer","minimum":1,"maximum":100}},"required":["Source"],"additionalProperties":false};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Source === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Source"},message:"must have required property '"+"Source"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func23.call(schema45.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.Source !== undefined){
let data0 = data.Source;
if(typeof data0 === "string"){
if(func2(data0) > 80){
const err2 = {instancePath:instancePath+"/Source",schemaPath:"#/properties/Source/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/Source",schemaPath:"#/properties/Source/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/Source",schemaPath:"#/properties/Source/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.Keyword !== undefined){
let data1 = data.Keyword;
if(typeof data1 === "string"){
if(func2(data1) > 60){
const err5 = {instancePath:instancePath+"/Keyword",schemaPath:"#/properties/Keyword/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/Keyword",schemaPath:"#/properties/Keyword/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.ParentId !== undefined){
let data2 = data.ParentId;
if(typeof data2 === "string"){
if(func2(data2) > 64){
const err7 = {instancePath:instancePath+"/ParentId",schemaPath:"#/properties/ParentId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/ParentId",schemaPath:"#/properties/ParentId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.Ids !== undefined){
let data3 = data.Ids;
if(Array.isArray(data3)){
if(data3.length > 200){
const err9 = {instancePath:instancePath+"/Ids",schemaPath:"#/properties/Ids/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(func2(data4) > 64){
const err10 = {instancePath:instancePath+"/Ids/" + i0,schemaPath:"#/properties/Ids/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/Ids/" + i0,schemaPath:"#/properties/Ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/Ids",schemaPath:"#/properties/Ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.Entity !== undefined){
let data5 = data.Entity;
if(typeof data5 === "string"){
if(func2(data5) > 80){
const err13 = {instancePath:instancePath+"/Entity",schemaPath:"#/properties/Entity/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/Entity",schemaPath:"#/properties/Entity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.Field !== undefined){
let data6 = data.Field;
if(typeof data6 === "string"){
if(func2(data6) > 60){
const err15 = {instancePath:instancePath+"/Field",schemaPath:"#/properties/Field/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/Field",schemaPath:"#/properties/Field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.EnCode !== undefined){
let data7 = data.EnCode;
if(typeof data7 === "string"){
if(func2(data7) > 80){
const err17 = {instancePath:instancePath+"/EnCode",schemaPath:"#/properties/EnCode/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/EnCode",schemaPath:"#/properties/EnCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.Form !== undefined){
let data8 = data.Form;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(Object.keys(data8).length > 300){
const err19 = {instancePath:instancePath+"/Form",schemaPath:"#/properties/Form/maxProperties",keyword:"maxProperties",params:{limit: 300},message:"must NOT have more than 300 properties"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/Form",schemaPath:"#/properties/Form/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.PageIndex !== undefined){
let data9 = data.PageIndex;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err21 = {instancePath:instancePath+"/PageIndex",schemaPath:"#/properties/PageIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data9 == "number"){
if(data9 > 100000 || isNaN(data9)){
const err22 = {instancePath:instancePath+"/PageIndex",schemaPath:"#/properties/PageIndex/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data9 < 1 || isNaN(data9)){
const err23 = {instancePath:instancePath+"/PageIndex",schemaPath:"#/properties/PageIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data.PageSize !== undefined){
let data10 = data.PageSize;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err24 = {instancePath:instancePath+"/PageSize",schemaPath:"#/properties/PageSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 > 100 || isNaN(data10)){
const err25 = {instancePath:instancePath+"/PageSize",schemaPath:"#/properties/PageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err26 = {instancePath:instancePath+"/PageSize",schemaPath:"#/properties/PageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}

export const output17 = validate45;
const schema46 = {"type":"array","items":{"type":"object","required":["Value","Label"],"properties":{"Value":{"type":"string"},"Label":{"type":"string"},"ParentId":{"type":["string","null"]},"Disabled":{"type":"boolean"}}}};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.Value === undefined){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "Value"},message:"must have required property '"+"Value"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.Label === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "Label"},message:"must have required property '"+"Label"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.Value !== undefined){
if(typeof data0.Value !== "string"){
const err2 = {instancePath:instancePath+"/" + i0+"/Value",schemaPath:"#/items/properties/Value/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.Label !== undefined){
if(typeof data0.Label !== "string"){
const err3 = {instancePath:instancePath+"/" + i0+"/Label",schemaPath:"#/items/properties/Label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.ParentId !== undefined){
let data3 = data0.ParentId;
if((typeof data3 !== "string") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/" + i0+"/ParentId",schemaPath:"#/items/properties/ParentId/type",keyword:"type",params:{type: schema46.items.properties.ParentId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.Disabled !== undefined){
if(typeof data0.Disabled !== "boolean"){
const err5 = {instancePath:instancePath+"/" + i0+"/Disabled",schemaPath:"#/items/properties/Disabled/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}

export const input18 = validate46;
const schema47 = {"type":"object","properties":{"Entity":{"type":"string","maxLength":80,"minLength":1},"EnCode":{"type":"string","maxLength":80,"minLength":1},"Data":{"type":"object","maxProperties":300}},"required":["Entity","EnCode","Data"],"additionalProperties":false};

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Entity === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Entity"},message:"must have required property '"+"Entity"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.EnCode === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "EnCode"},message:"must have required property '"+"EnCode"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.Data === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Data"},message:"must have required property '"+"Data"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "Entity") || (key0 === "EnCode")) || (key0 === "Data"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.Entity !== undefined){
let data0 = data.Entity;
if(typeof data0 === "string"){
if(func2(data0) > 80){
const err4 = {instancePath:instancePath+"/Entity",schemaPath:"#/properties/Entity/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func2(data0) < 1){
const err5 = {instancePath:instancePath+"/Entity",schemaPath:"#/properties/Entity/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/Entity",schemaPath:"#/properties/Entity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.EnCode !== undefined){
let data1 = data.EnCode;
if(typeof data1 === "string"){
if(func2(data1) > 80){
const err7 = {instancePath:instancePath+"/EnCode",schemaPath:"#/properties/EnCode/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func2(data1) < 1){
const err8 = {instancePath:instancePath+"/EnCode",schemaPath:"#/properties/EnCode/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/EnCode",schemaPath:"#/properties/EnCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.Data !== undefined){
let data2 = data.Data;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(Object.keys(data2).length > 300){
const err10 = {instancePath:instancePath+"/Data",schemaPath:"#/properties/Data/maxProperties",keyword:"maxProperties",params:{limit: 300},message:"must NOT have more than 300 properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/Data",schemaPath:"#/properties/Data/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate46.errors = vErrors;
return errors === 0;
}

export const output18 = validate47;
const schema48 = {"type":"object","required":["Id","Version"],"properties":{"Id":{"type":"string"},"Version":{"type":"integer"}}};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Version === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Version"},message:"must have required property '"+"Version"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.Id !== undefined){
if(typeof data.Id !== "string"){
const err2 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.Version !== undefined){
let data1 = data.Version;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err3 = {instancePath:instancePath+"/Version",schemaPath:"#/properties/Version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate47.errors = vErrors;
return errors === 0;
}

export const input19 = validate48;
const schema49 = {"type":"object","properties":{"Path":{"type":"string","maxLength":120,"minLength":1},"Version":{"type":"string","maxLength":64}},"required":["Path"],"additionalProperties":false};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Path"},message:"must have required property '"+"Path"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "Path") || (key0 === "Version"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.Path !== undefined){
let data0 = data.Path;
if(typeof data0 === "string"){
if(func2(data0) > 120){
const err2 = {instancePath:instancePath+"/Path",schemaPath:"#/properties/Path/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/Path",schemaPath:"#/properties/Path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/Path",schemaPath:"#/properties/Path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.Version !== undefined){
let data1 = data.Version;
if(typeof data1 === "string"){
if(func2(data1) > 64){
const err5 = {instancePath:instancePath+"/Version",schemaPath:"#/properties/Version/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/Version",schemaPath:"#/properties/Version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}

export const output19 = validate49;
const schema50 = {"type":"object","required":["Path","Version"],"properties":{"Path":{"type":"string"},"Version":{"type":"string"},"Page":{"type":"object"},"Pages":{"type":"object"},"Entities":{"type":"object"}}};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Path"},message:"must have required property '"+"Path"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Version === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Version"},message:"must have required property '"+"Version"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.Path !== undefined){
if(typeof data.Path !== "string"){
const err2 = {instancePath:instancePath+"/Path",schemaPath:"#/properties/Path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.Version !== undefined){
if(typeof data.Version !== "string"){
const err3 = {instancePath:instancePath+"/Version",schemaPath:"#/properties/Version/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.Page !== undefined){
let data2 = data.Page;
if(!(data2 && typeof data2 == "object" && !Array.isArray(data2))){
const err4 = {instancePath:instancePath+"/Page",schemaPath:"#/properties/Page/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.Pages !== undefined){
let data3 = data.Pages;
if(!(data3 && typeof data3 == "object" && !Array.isArray(data3))){
const err5 = {instancePath:instancePath+"/Pages",schemaPath:"#/properties/Pages/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.Entities !== undefined){
let data4 = data.Entities;
if(!(data4 && typeof data4 == "object" && !Array.isArray(data4))){
const err6 = {instancePath:instancePath+"/Entities",schemaPath:"#/properties/Entities/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate49.errors = vErrors;
return errors === 0;
}

export const input20 = validate50;
const schema51 = {"type":"object","properties":{"EnCode":{"type":"string","maxLength":80,"minLength":1}},"required":["EnCode"],"additionalProperties":false};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.EnCode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "EnCode"},message:"must have required property '"+"EnCode"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "EnCode")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.EnCode !== undefined){
let data0 = data.EnCode;
if(typeof data0 === "string"){
if(func2(data0) > 80){
const err2 = {instancePath:instancePath+"/EnCode",schemaPath:"#/properties/EnCode/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/EnCode",schemaPath:"#/properties/EnCode/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/EnCode",schemaPath:"#/properties/EnCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}

export const output20 = validate51;
const schema52 = {};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
validate51.errors = null;
return true;
}

export const input21 = validate52;
const schema53 = {"type":"object","properties":{"Source":{"type":"string","maxLength":80,"minLength":1},"ParentId":{"type":"string","maxLength":64}},"required":["Source"],"additionalProperties":false};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Source === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Source"},message:"must have required property '"+"Source"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "Source") || (key0 === "ParentId"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.Source !== undefined){
let data0 = data.Source;
if(typeof data0 === "string"){
if(func2(data0) > 80){
const err2 = {instancePath:instancePath+"/Source",schemaPath:"#/properties/Source/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/Source",schemaPath:"#/properties/Source/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/Source",schemaPath:"#/properties/Source/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.ParentId !== undefined){
let data1 = data.ParentId;
if(typeof data1 === "string"){
if(func2(data1) > 64){
const err5 = {instancePath:instancePath+"/ParentId",schemaPath:"#/properties/ParentId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/ParentId",schemaPath:"#/properties/ParentId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}

export const output21 = validate53;
const schema54 = {"type":"array","items":{"type":"object","required":["Id","Name","ParentId"],"properties":{"Id":{"type":"string"},"Name":{"type":"string"},"ParentId":{"type":["string","null"]},"IsLeaf":{"type":"boolean"},"Count":{"type":"integer"}}}};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.Id === undefined){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.Name === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "Name"},message:"must have required property '"+"Name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.ParentId === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "ParentId"},message:"must have required property '"+"ParentId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.Id !== undefined){
if(typeof data0.Id !== "string"){
const err3 = {instancePath:instancePath+"/" + i0+"/Id",schemaPath:"#/items/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.Name !== undefined){
if(typeof data0.Name !== "string"){
const err4 = {instancePath:instancePath+"/" + i0+"/Name",schemaPath:"#/items/properties/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.ParentId !== undefined){
let data3 = data0.ParentId;
if((typeof data3 !== "string") && (data3 !== null)){
const err5 = {instancePath:instancePath+"/" + i0+"/ParentId",schemaPath:"#/items/properties/ParentId/type",keyword:"type",params:{type: schema54.items.properties.ParentId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.IsLeaf !== undefined){
if(typeof data0.IsLeaf !== "boolean"){
const err6 = {instancePath:instancePath+"/" + i0+"/IsLeaf",schemaPath:"#/items/properties/IsLeaf/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.Count !== undefined){
let data5 = data0.Count;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err7 = {instancePath:instancePath+"/" + i0+"/Count",schemaPath:"#/items/properties/Count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}

export const input22 = validate54;
const schema55 = {"type":"object","properties":{},"additionalProperties":false};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}

export const output22 = validate55;
const schema56 = {"type":"array","items":{"type":"object","required":["name","text","tag"],"properties":{"name":{"type":"string"},"text":{"type":"string"},"tag":{"type":"string"}}}};

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.name === undefined){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.text === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.tag === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "tag"},message:"must have required property '"+"tag"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.name !== undefined){
if(typeof data0.name !== "string"){
const err3 = {instancePath:instancePath+"/" + i0+"/name",schemaPath:"#/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.text !== undefined){
if(typeof data0.text !== "string"){
const err4 = {instancePath:instancePath+"/" + i0+"/text",schemaPath:"#/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.tag !== undefined){
if(typeof data0.tag !== "string"){
const err5 = {instancePath:instancePath+"/" + i0+"/tag",schemaPath:"#/items/properties/tag/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate55.errors = vErrors;
return errors === 0;
}

export const input23 = validate56;
const schema57 = {"type":"object","properties":{"BuildingId":{"type":"string","minLength":1,"maxLength":32}},"required":["BuildingId"],"additionalProperties":false};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.BuildingId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "BuildingId"},message:"must have required property '"+"BuildingId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "BuildingId")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.BuildingId !== undefined){
let data0 = data.BuildingId;
if(typeof data0 === "string"){
if(func2(data0) > 32){
const err2 = {instancePath:instancePath+"/BuildingId",schemaPath:"#/properties/BuildingId/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/BuildingId",schemaPath:"#/properties/BuildingId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/BuildingId",schemaPath:"#/properties/BuildingId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}

export const output23 = validate57;
const schema58 = {"type":"object","required":["Rows"],"properties":{"Rows":{"type":"array","items":{"type":"object","required":["Id","State"],"properties":{"BuildingId":{"type":["string","null"]},"BuildingName":{"type":["string","null"]},"RoomId":{"type":["string","null"]},"RoomName":{"type":["string","null"]},"FloorName":{"type":["string","null"]},"LockUserId":{"type":["string","null"]},"LockExpire":{"type":["string","null"]},"NewStudentId":{"type":["string","null"]},"NewStudentName":{"type":["string","null"]},"BedPosName":{"type":["string","null"]},"BedName":{"type":["string","null"]},"Id":{"type":"string"},"State":{"type":"string"},"BedNo":{"type":"integer"},"BedPos":{"type":"string"}}}},"Note":{"type":"string"}}};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Rows === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Rows"},message:"must have required property '"+"Rows"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Rows !== undefined){
let data0 = data.Rows;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.Id === undefined){
const err1 = {instancePath:instancePath+"/Rows/" + i0,schemaPath:"#/properties/Rows/items/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.State === undefined){
const err2 = {instancePath:instancePath+"/Rows/" + i0,schemaPath:"#/properties/Rows/items/required",keyword:"required",params:{missingProperty: "State"},message:"must have required property '"+"State"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.BuildingId !== undefined){
let data2 = data1.BuildingId;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/Rows/" + i0+"/BuildingId",schemaPath:"#/properties/Rows/items/properties/BuildingId/type",keyword:"type",params:{type: schema58.properties.Rows.items.properties.BuildingId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.BuildingName !== undefined){
let data3 = data1.BuildingName;
if((typeof data3 !== "string") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/Rows/" + i0+"/BuildingName",schemaPath:"#/properties/Rows/items/properties/BuildingName/type",keyword:"type",params:{type: schema58.properties.Rows.items.properties.BuildingName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.RoomId !== undefined){
let data4 = data1.RoomId;
if((typeof data4 !== "string") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/Rows/" + i0+"/RoomId",schemaPath:"#/properties/Rows/items/properties/RoomId/type",keyword:"type",params:{type: schema58.properties.Rows.items.properties.RoomId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.RoomName !== undefined){
let data5 = data1.RoomName;
if((typeof data5 !== "string") && (data5 !== null)){
const err6 = {instancePath:instancePath+"/Rows/" + i0+"/RoomName",schemaPath:"#/properties/Rows/items/properties/RoomName/type",keyword:"type",params:{type: schema58.properties.Rows.items.properties.RoomName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.FloorName !== undefined){
let data6 = data1.FloorName;
if((typeof data6 !== "string") && (data6 !== null)){
const err7 = {instancePath:instancePath+"/Rows/" + i0+"/FloorName",schemaPath:"#/properties/Rows/items/properties/FloorName/type",keyword:"type",params:{type: schema58.properties.Rows.items.properties.FloorName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.LockUserId !== undefined){
let data7 = data1.LockUserId;
if((typeof data7 !== "string") && (data7 !== null)){
const err8 = {instancePath:instancePath+"/Rows/" + i0+"/LockUserId",schemaPath:"#/properties/Rows/items/properties/LockUserId/type",keyword:"type",params:{type: schema58.properties.Rows.items.properties.LockUserId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.LockExpire !== undefined){
let data8 = data1.LockExpire;
if((typeof data8 !== "string") && (data8 !== null)){
const err9 = {instancePath:instancePath+"/Rows/" + i0+"/LockExpire",schemaPath:"#/properties/Rows/items/properties/LockExpire/type",keyword:"type",params:{type: schema58.properties.Rows.items.properties.LockExpire.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.NewStudentId !== undefined){
let data9 = data1.NewStudentId;
if((typeof data9 !== "string") && (data9 !== null)){
const err10 = {instancePath:instancePath+"/Rows/" + i0+"/NewStudentId",schemaPath:"#/properties/Rows/items/properties/NewStudentId/type",keyword:"type",params:{type: schema58.properties.Rows.items.properties.NewStudentId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.NewStudentName !== undefined){
let data10 = data1.NewStudentName;
if((typeof data10 !== "string") && (data10 !== null)){
const err11 = {instancePath:instancePath+"/Rows/" + i0+"/NewStudentName",schemaPath:"#/properties/Rows/items/properties/NewStudentName/type",keyword:"type",params:{type: schema58.properties.Rows.items.properties.NewStudentName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.BedPosName !== undefined){
let data11 = data1.BedPosName;
if((typeof data11 !== "string") && (data11 !== null)){
const err12 = {instancePath:instancePath+"/Rows/" + i0+"/BedPosName",schemaPath:"#/properties/Rows/items/properties/BedPosName/type",keyword:"type",params:{type: schema58.properties.Rows.items.properties.BedPosName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.BedName !== undefined){
let data12 = data1.BedName;
if((typeof data12 !== "string") && (data12 !== null)){
const err13 = {instancePath:instancePath+"/Rows/" + i0+"/BedName",schemaPath:"#/properties/Rows/items/properties/BedName/type",keyword:"type",params:{type: schema58.properties.Rows.items.properties.BedName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.Id !== undefined){
if(typeof data1.Id !== "string"){
const err14 = {instancePath:instancePath+"/Rows/" + i0+"/Id",schemaPath:"#/properties/Rows/items/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.State !== undefined){
if(typeof data1.State !== "string"){
const err15 = {instancePath:instancePath+"/Rows/" + i0+"/State",schemaPath:"#/properties/Rows/items/properties/State/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.BedNo !== undefined){
let data15 = data1.BedNo;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
const err16 = {instancePath:instancePath+"/Rows/" + i0+"/BedNo",schemaPath:"#/properties/Rows/items/properties/BedNo/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data1.BedPos !== undefined){
if(typeof data1.BedPos !== "string"){
const err17 = {instancePath:instancePath+"/Rows/" + i0+"/BedPos",schemaPath:"#/properties/Rows/items/properties/BedPos/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/Rows/" + i0,schemaPath:"#/properties/Rows/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/Rows",schemaPath:"#/properties/Rows/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.Note !== undefined){
if(typeof data.Note !== "string"){
const err20 = {instancePath:instancePath+"/Note",schemaPath:"#/properties/Note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate57.errors = vErrors;
return errors === 0;
}

export const input24 = validate58;
const schema59 = {"type":"object","properties":{},"additionalProperties":false};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate58.errors = vErrors;
return errors === 0;
}

export const output24 = validate59;
const schema60 = {"type":"object","required":["Rows"],"properties":{"Rows":{"type":"array","items":{"type":"object","required":["Id","State"],"properties":{"BuildingId":{"type":["string","null"]},"BuildingName":{"type":["string","null"]},"RoomId":{"type":["string","null"]},"RoomName":{"type":["string","null"]},"FloorName":{"type":["string","null"]},"LockUserId":{"type":["string","null"]},"LockExpire":{"type":["string","null"]},"NewStudentId":{"type":["string","null"]},"NewStudentName":{"type":["string","null"]},"BedPosName":{"type":["string","null"]},"BedName":{"type":["string","null"]},"Id":{"type":"string"},"State":{"type":"string"},"BedNo":{"type":"integer"},"BedPos":{"type":"string"}}}},"Note":{"type":"string"}}};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Rows === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Rows"},message:"must have required property '"+"Rows"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Rows !== undefined){
let data0 = data.Rows;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.Id === undefined){
const err1 = {instancePath:instancePath+"/Rows/" + i0,schemaPath:"#/properties/Rows/items/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.State === undefined){
const err2 = {instancePath:instancePath+"/Rows/" + i0,schemaPath:"#/properties/Rows/items/required",keyword:"required",params:{missingProperty: "State"},message:"must have required property '"+"State"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.BuildingId !== undefined){
let data2 = data1.BuildingId;
if((typeof data2 !== "string") && (data2 !== null)){
const err3 = {instancePath:instancePath+"/Rows/" + i0+"/BuildingId",schemaPath:"#/properties/Rows/items/properties/BuildingId/type",keyword:"type",params:{type: schema60.properties.Rows.items.properties.BuildingId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.BuildingName !== undefined){
let data3 = data1.BuildingName;
if((typeof data3 !== "string") && (data3 !== null)){
const err4 = {instancePath:instancePath+"/Rows/" + i0+"/BuildingName",schemaPath:"#/properties/Rows/items/properties/BuildingName/type",keyword:"type",params:{type: schema60.properties.Rows.items.properties.BuildingName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data1.RoomId !== undefined){
let data4 = data1.RoomId;
if((typeof data4 !== "string") && (data4 !== null)){
const err5 = {instancePath:instancePath+"/Rows/" + i0+"/RoomId",schemaPath:"#/properties/Rows/items/properties/RoomId/type",keyword:"type",params:{type: schema60.properties.Rows.items.properties.RoomId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.RoomName !== undefined){
let data5 = data1.RoomName;
if((typeof data5 !== "string") && (data5 !== null)){
const err6 = {instancePath:instancePath+"/Rows/" + i0+"/RoomName",schemaPath:"#/properties/Rows/items/properties/RoomName/type",keyword:"type",params:{type: schema60.properties.Rows.items.properties.RoomName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.FloorName !== undefined){
let data6 = data1.FloorName;
if((typeof data6 !== "string") && (data6 !== null)){
const err7 = {instancePath:instancePath+"/Rows/" + i0+"/FloorName",schemaPath:"#/properties/Rows/items/properties/FloorName/type",keyword:"type",params:{type: schema60.properties.Rows.items.properties.FloorName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.LockUserId !== undefined){
let data7 = data1.LockUserId;
if((typeof data7 !== "string") && (data7 !== null)){
const err8 = {instancePath:instancePath+"/Rows/" + i0+"/LockUserId",schemaPath:"#/properties/Rows/items/properties/LockUserId/type",keyword:"type",params:{type: schema60.properties.Rows.items.properties.LockUserId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data1.LockExpire !== undefined){
let data8 = data1.LockExpire;
if((typeof data8 !== "string") && (data8 !== null)){
const err9 = {instancePath:instancePath+"/Rows/" + i0+"/LockExpire",schemaPath:"#/properties/Rows/items/properties/LockExpire/type",keyword:"type",params:{type: schema60.properties.Rows.items.properties.LockExpire.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data1.NewStudentId !== undefined){
let data9 = data1.NewStudentId;
if((typeof data9 !== "string") && (data9 !== null)){
const err10 = {instancePath:instancePath+"/Rows/" + i0+"/NewStudentId",schemaPath:"#/properties/Rows/items/properties/NewStudentId/type",keyword:"type",params:{type: schema60.properties.Rows.items.properties.NewStudentId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.NewStudentName !== undefined){
let data10 = data1.NewStudentName;
if((typeof data10 !== "string") && (data10 !== null)){
const err11 = {instancePath:instancePath+"/Rows/" + i0+"/NewStudentName",schemaPath:"#/properties/Rows/items/properties/NewStudentName/type",keyword:"type",params:{type: schema60.properties.Rows.items.properties.NewStudentName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data1.BedPosName !== undefined){
let data11 = data1.BedPosName;
if((typeof data11 !== "string") && (data11 !== null)){
const err12 = {instancePath:instancePath+"/Rows/" + i0+"/BedPosName",schemaPath:"#/properties/Rows/items/properties/BedPosName/type",keyword:"type",params:{type: schema60.properties.Rows.items.properties.BedPosName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data1.BedName !== undefined){
let data12 = data1.BedName;
if((typeof data12 !== "string") && (data12 !== null)){
const err13 = {instancePath:instancePath+"/Rows/" + i0+"/BedName",schemaPath:"#/properties/Rows/items/properties/BedName/type",keyword:"type",params:{type: schema60.properties.Rows.items.properties.BedName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data1.Id !== undefined){
if(typeof data1.Id !== "string"){
const err14 = {instancePath:instancePath+"/Rows/" + i0+"/Id",schemaPath:"#/properties/Rows/items/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data1.State !== undefined){
if(typeof data1.State !== "string"){
const err15 = {instancePath:instancePath+"/Rows/" + i0+"/State",schemaPath:"#/properties/Rows/items/properties/State/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data1.BedNo !== undefined){
let data15 = data1.BedNo;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
const err16 = {instancePath:instancePath+"/Rows/" + i0+"/BedNo",schemaPath:"#/properties/Rows/items/properties/BedNo/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data1.BedPos !== undefined){
if(typeof data1.BedPos !== "string"){
const err17 = {instancePath:instancePath+"/Rows/" + i0+"/BedPos",schemaPath:"#/properties/Rows/items/properties/BedPos/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/Rows/" + i0,schemaPath:"#/properties/Rows/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/Rows",schemaPath:"#/properties/Rows/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.Note !== undefined){
if(typeof data.Note !== "string"){
const err20 = {instancePath:instancePath+"/Note",schemaPath:"#/properties/Note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}

export const input25 = validate60;
const schema61 = {"type":"object","required":["FileId"],"properties":{"FileId":{"type":"string","maxLength":64,"minLength":1},"Cover":{"enum":[0,1]},"CampusId":{"type":"string","maxLength":64}},"additionalProperties":false};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.FileId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "FileId"},message:"must have required property '"+"FileId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "FileId") || (key0 === "Cover")) || (key0 === "CampusId"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.FileId !== undefined){
let data0 = data.FileId;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err2 = {instancePath:instancePath+"/FileId",schemaPath:"#/properties/FileId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/FileId",schemaPath:"#/properties/FileId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/FileId",schemaPath:"#/properties/FileId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.Cover !== undefined){
let data1 = data.Cover;
if(!((data1 === 0) || (data1 === 1))){
const err5 = {instancePath:instancePath+"/Cover",schemaPath:"#/properties/Cover/enum",keyword:"enum",params:{allowedValues: schema61.properties.Cover.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.CampusId !== undefined){
let data2 = data.CampusId;
if(typeof data2 === "string"){
if(func2(data2) > 64){
const err6 = {instancePath:instancePath+"/CampusId",schemaPath:"#/properties/CampusId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/CampusId",schemaPath:"#/properties/CampusId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate60.errors = vErrors;
return errors === 0;
}

export const output25 = validate61;
const schema62 = {"type":"object","required":["Total","SuccessCount","FailCount","Fails"],"properties":{"TaskId":{"type":"string"},"Running":{"const":1},"Total":{"type":"integer"},"SuccessCount":{"type":"integer"},"FailCount":{"type":"integer"},"New":{"type":"integer"},"Updated":{"type":"integer"},"Fails":{"type":"array","items":{"type":"object","required":["RowNo","ColumnName","CellValue","Message"],"properties":{"RowNo":{"type":"integer"},"ColumnName":{"type":["string","null"]},"CellValue":{"type":["string","null"]},"Message":{"type":"string"}},"additionalProperties":false}}}};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Total === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Total"},message:"must have required property '"+"Total"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.SuccessCount === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "SuccessCount"},message:"must have required property '"+"SuccessCount"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.FailCount === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "FailCount"},message:"must have required property '"+"FailCount"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.Fails === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Fails"},message:"must have required property '"+"Fails"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.TaskId !== undefined){
if(typeof data.TaskId !== "string"){
const err4 = {instancePath:instancePath+"/TaskId",schemaPath:"#/properties/TaskId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.Running !== undefined){
if(1 !== data.Running){
const err5 = {instancePath:instancePath+"/Running",schemaPath:"#/properties/Running/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.Total !== undefined){
let data2 = data.Total;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err6 = {instancePath:instancePath+"/Total",schemaPath:"#/properties/Total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.SuccessCount !== undefined){
let data3 = data.SuccessCount;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err7 = {instancePath:instancePath+"/SuccessCount",schemaPath:"#/properties/SuccessCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.FailCount !== undefined){
let data4 = data.FailCount;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err8 = {instancePath:instancePath+"/FailCount",schemaPath:"#/properties/FailCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.New !== undefined){
let data5 = data.New;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err9 = {instancePath:instancePath+"/New",schemaPath:"#/properties/New/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.Updated !== undefined){
let data6 = data.Updated;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err10 = {instancePath:instancePath+"/Updated",schemaPath:"#/properties/Updated/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.Fails !== undefined){
let data7 = data.Fails;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.RowNo === undefined){
const err11 = {instancePath:instancePath+"/Fails/" + i0,schemaPath:"#/properties/Fails/items/required",keyword:"required",params:{missingProperty: "RowNo"},message:"must have required property '"+"RowNo"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data8.ColumnName === undefined){
const err12 = {instancePath:instancePath+"/Fails/" + i0,schemaPath:"#/properties/Fails/items/required",keyword:"required",params:{missingProperty: "ColumnName"},message:"must have required property '"+"ColumnName"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data8.CellValue === undefined){
const err13 = {instancePath:instancePath+"/Fails/" + i0,schemaPath:"#/properties/Fails/items/required",keyword:"required",params:{missingProperty: "CellValue"},message:"must have required property '"+"CellValue"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data8.Message === undefined){
const err14 = {instancePath:instancePath+"/Fails/" + i0,schemaPath:"#/properties/Fails/items/required",keyword:"required",params:{missingProperty: "Message"},message:"must have required property '"+"Message"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key0 in data8){
if(!((((key0 === "RowNo") || (key0 === "ColumnName")) || (key0 === "CellValue")) || (key0 === "Message"))){
const err15 = {instancePath:instancePath+"/Fails/" + i0,schemaPath:"#/properties/Fails/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data8.RowNo !== undefined){
let data9 = data8.RowNo;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err16 = {instancePath:instancePath+"/Fails/" + i0+"/RowNo",schemaPath:"#/properties/Fails/items/properties/RowNo/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data8.ColumnName !== undefined){
let data10 = data8.ColumnName;
if((typeof data10 !== "string") && (data10 !== null)){
const err17 = {instancePath:instancePath+"/Fails/" + i0+"/ColumnName",schemaPath:"#/properties/Fails/items/properties/ColumnName/type",keyword:"type",params:{type: schema62.properties.Fails.items.properties.ColumnName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data8.CellValue !== undefined){
let data11 = data8.CellValue;
if((typeof data11 !== "string") && (data11 !== null)){
const err18 = {instancePath:instancePath+"/Fails/" + i0+"/CellValue",schemaPath:"#/properties/Fails/items/properties/CellValue/type",keyword:"type",params:{type: schema62.properties.Fails.items.properties.CellValue.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data8.Message !== undefined){
if(typeof data8.Message !== "string"){
const err19 = {instancePath:instancePath+"/Fails/" + i0+"/Message",schemaPath:"#/properties/Fails/items/properties/Message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/Fails/" + i0,schemaPath:"#/properties/Fails/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/Fails",schemaPath:"#/properties/Fails/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}

export const input26 = validate62;
const schema63 = {"type":"object","properties":{"Entity":{"type":"string","maxLength":80,"minLength":1},"Id":{"type":"string","maxLength":64,"minLength":1}},"required":["Entity","Id"],"additionalProperties":false};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Entity === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Entity"},message:"must have required property '"+"Entity"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Id === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "Entity") || (key0 === "Id"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.Entity !== undefined){
let data0 = data.Entity;
if(typeof data0 === "string"){
if(func2(data0) > 80){
const err3 = {instancePath:instancePath+"/Entity",schemaPath:"#/properties/Entity/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data0) < 1){
const err4 = {instancePath:instancePath+"/Entity",schemaPath:"#/properties/Entity/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/Entity",schemaPath:"#/properties/Entity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.Id !== undefined){
let data1 = data.Id;
if(typeof data1 === "string"){
if(func2(data1) > 64){
const err6 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func2(data1) < 1){
const err7 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate62.errors = vErrors;
return errors === 0;
}

export const output26 = validate63;
const schema64 = {"type":"object","required":["Nodes","Records"],"properties":{"Nodes":{"type":"array","items":{"type":"object","required":["NodeId","NodeName","State"],"properties":{"NodeId":{"type":"string"},"NodeName":{"type":"string"},"State":{"type":"string"},"Handlers":{"type":"array","items":{"type":"string"}}}}},"Records":{"type":"array","items":{"type":"object","required":["NodeName","TrueName","ActionName","ActDate"],"properties":{"NodeName":{"type":["string","null"]},"TrueName":{"type":["string","null"]},"ActionName":{"type":"string"},"Opinion":{"type":["string","null"]},"ActDate":{"type":"string"}}}}}};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Nodes === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Nodes"},message:"must have required property '"+"Nodes"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Records === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Records"},message:"must have required property '"+"Records"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.Nodes !== undefined){
let data0 = data.Nodes;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.NodeId === undefined){
const err2 = {instancePath:instancePath+"/Nodes/" + i0,schemaPath:"#/properties/Nodes/items/required",keyword:"required",params:{missingProperty: "NodeId"},message:"must have required property '"+"NodeId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.NodeName === undefined){
const err3 = {instancePath:instancePath+"/Nodes/" + i0,schemaPath:"#/properties/Nodes/items/required",keyword:"required",params:{missingProperty: "NodeName"},message:"must have required property '"+"NodeName"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.State === undefined){
const err4 = {instancePath:instancePath+"/Nodes/" + i0,schemaPath:"#/properties/Nodes/items/required",keyword:"required",params:{missingProperty: "State"},message:"must have required property '"+"State"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.NodeId !== undefined){
if(typeof data1.NodeId !== "string"){
const err5 = {instancePath:instancePath+"/Nodes/" + i0+"/NodeId",schemaPath:"#/properties/Nodes/items/properties/NodeId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data1.NodeName !== undefined){
if(typeof data1.NodeName !== "string"){
const err6 = {instancePath:instancePath+"/Nodes/" + i0+"/NodeName",schemaPath:"#/properties/Nodes/items/properties/NodeName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data1.State !== undefined){
if(typeof data1.State !== "string"){
const err7 = {instancePath:instancePath+"/Nodes/" + i0+"/State",schemaPath:"#/properties/Nodes/items/properties/State/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.Handlers !== undefined){
let data5 = data1.Handlers;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(typeof data5[i1] !== "string"){
const err8 = {instancePath:instancePath+"/Nodes/" + i0+"/Handlers/" + i1,schemaPath:"#/properties/Nodes/items/properties/Handlers/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath:instancePath+"/Nodes/" + i0+"/Handlers",schemaPath:"#/properties/Nodes/items/properties/Handlers/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/Nodes/" + i0,schemaPath:"#/properties/Nodes/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/Nodes",schemaPath:"#/properties/Nodes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.Records !== undefined){
let data7 = data.Records;
if(Array.isArray(data7)){
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
let data8 = data7[i2];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.NodeName === undefined){
const err12 = {instancePath:instancePath+"/Records/" + i2,schemaPath:"#/properties/Records/items/required",keyword:"required",params:{missingProperty: "NodeName"},message:"must have required property '"+"NodeName"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data8.TrueName === undefined){
const err13 = {instancePath:instancePath+"/Records/" + i2,schemaPath:"#/properties/Records/items/required",keyword:"required",params:{missingProperty: "TrueName"},message:"must have required property '"+"TrueName"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data8.ActionName === undefined){
const err14 = {instancePath:instancePath+"/Records/" + i2,schemaPath:"#/properties/Records/items/required",keyword:"required",params:{missingProperty: "ActionName"},message:"must have required property '"+"ActionName"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data8.ActDate === undefined){
const err15 = {instancePath:instancePath+"/Records/" + i2,schemaPath:"#/properties/Records/items/required",keyword:"required",params:{missingProperty: "ActDate"},message:"must have required property '"+"ActDate"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data8.NodeName !== undefined){
let data9 = data8.NodeName;
if((typeof data9 !== "string") && (data9 !== null)){
const err16 = {instancePath:instancePath+"/Records/" + i2+"/NodeName",schemaPath:"#/properties/Records/items/properties/NodeName/type",keyword:"type",params:{type: schema64.properties.Records.items.properties.NodeName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data8.TrueName !== undefined){
let data10 = data8.TrueName;
if((typeof data10 !== "string") && (data10 !== null)){
const err17 = {instancePath:instancePath+"/Records/" + i2+"/TrueName",schemaPath:"#/properties/Records/items/properties/TrueName/type",keyword:"type",params:{type: schema64.properties.Records.items.properties.TrueName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data8.ActionName !== undefined){
if(typeof data8.ActionName !== "string"){
const err18 = {instancePath:instancePath+"/Records/" + i2+"/ActionName",schemaPath:"#/properties/Records/items/properties/ActionName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data8.Opinion !== undefined){
let data12 = data8.Opinion;
if((typeof data12 !== "string") && (data12 !== null)){
const err19 = {instancePath:instancePath+"/Records/" + i2+"/Opinion",schemaPath:"#/properties/Records/items/properties/Opinion/type",keyword:"type",params:{type: schema64.properties.Records.items.properties.Opinion.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data8.ActDate !== undefined){
if(typeof data8.ActDate !== "string"){
const err20 = {instancePath:instancePath+"/Records/" + i2+"/ActDate",schemaPath:"#/properties/Records/items/properties/ActDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/Records/" + i2,schemaPath:"#/properties/Records/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/Records",schemaPath:"#/properties/Records/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}

export const input27 = validate64;
const schema65 = {"type":"object","properties":{"PageIndex":{"type":"integer","minimum":1,"maximum":100000},"PageSize":{"type":"integer","minimum":1,"maximum":100}},"additionalProperties":false};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "PageIndex") || (key0 === "PageSize"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.PageIndex !== undefined){
let data0 = data.PageIndex;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/PageIndex",schemaPath:"#/properties/PageIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 100000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/PageIndex",schemaPath:"#/properties/PageIndex/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/PageIndex",schemaPath:"#/properties/PageIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.PageSize !== undefined){
let data1 = data.PageSize;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err4 = {instancePath:instancePath+"/PageSize",schemaPath:"#/properties/PageSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 100 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/PageSize",schemaPath:"#/properties/PageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/PageSize",schemaPath:"#/properties/PageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate64.errors = vErrors;
return errors === 0;
}

export const output27 = validate65;
const schema66 = {"type":"object","required":["total","rows"],"properties":{"total":{"type":"integer"},"rows":{"type":"array","items":{"type":"object","required":["Id","LinkName","LinkUrl","Logo","Sort"],"properties":{"Id":{"type":"string"},"LinkName":{"type":"string"},"LinkUrl":{"type":"string"},"Logo":{"type":"string"},"Sort":{"type":"integer"}}}}}};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.total === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.rows === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.total !== undefined){
let data0 = data.total;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.rows !== undefined){
let data1 = data.rows;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.Id === undefined){
const err3 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2.LinkName === undefined){
const err4 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "LinkName"},message:"must have required property '"+"LinkName"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.LinkUrl === undefined){
const err5 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "LinkUrl"},message:"must have required property '"+"LinkUrl"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.Logo === undefined){
const err6 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "Logo"},message:"must have required property '"+"Logo"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.Sort === undefined){
const err7 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "Sort"},message:"must have required property '"+"Sort"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.Id !== undefined){
if(typeof data2.Id !== "string"){
const err8 = {instancePath:instancePath+"/rows/" + i0+"/Id",schemaPath:"#/properties/rows/items/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data2.LinkName !== undefined){
if(typeof data2.LinkName !== "string"){
const err9 = {instancePath:instancePath+"/rows/" + i0+"/LinkName",schemaPath:"#/properties/rows/items/properties/LinkName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.LinkUrl !== undefined){
if(typeof data2.LinkUrl !== "string"){
const err10 = {instancePath:instancePath+"/rows/" + i0+"/LinkUrl",schemaPath:"#/properties/rows/items/properties/LinkUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.Logo !== undefined){
if(typeof data2.Logo !== "string"){
const err11 = {instancePath:instancePath+"/rows/" + i0+"/Logo",schemaPath:"#/properties/rows/items/properties/Logo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.Sort !== undefined){
let data7 = data2.Sort;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err12 = {instancePath:instancePath+"/rows/" + i0+"/Sort",schemaPath:"#/properties/rows/items/properties/Sort/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}

export const input28 = validate66;
const schema67 = {"type":"object","properties":{"Id":{"type":"string","maxLength":64,"minLength":1},"Kind":{"enum":["2","3"]}},"required":["Id"],"additionalProperties":false};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "Id") || (key0 === "Kind"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.Id !== undefined){
let data0 = data.Id;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err2 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.Kind !== undefined){
let data1 = data.Kind;
if(!((data1 === "2") || (data1 === "3"))){
const err5 = {instancePath:instancePath+"/Kind",schemaPath:"#/properties/Kind/enum",keyword:"enum",params:{allowedValues: schema67.properties.Kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate66.errors = vErrors;
return errors === 0;
}

export const output28 = validate67;
const schema68 = {"const":true};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(true !== data){
const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}

export const input29 = validate68;
const schema69 = {"type":"object","properties":{"Id":{"type":"string","maxLength":64},"Url":{"type":"string","maxLength":300},"Name":{"type":"string","maxLength":200}},"additionalProperties":false};

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "Id") || (key0 === "Url")) || (key0 === "Name"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.Id !== undefined){
let data0 = data.Id;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err1 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.Url !== undefined){
let data1 = data.Url;
if(typeof data1 === "string"){
if(func2(data1) > 300){
const err3 = {instancePath:instancePath+"/Url",schemaPath:"#/properties/Url/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/Url",schemaPath:"#/properties/Url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.Name !== undefined){
let data2 = data.Name;
if(typeof data2 === "string"){
if(func2(data2) > 200){
const err5 = {instancePath:instancePath+"/Name",schemaPath:"#/properties/Name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/Name",schemaPath:"#/properties/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate68.errors = vErrors;
return errors === 0;
}

export const output29 = validate69;
const schema70 = {};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
validate69.errors = null;
return true;
}

export const input30 = validate70;
const schema71 = {"type":"object","required":["TaskId"],"properties":{"TaskId":{"type":"string","maxLength":64,"minLength":1}},"additionalProperties":false};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.TaskId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "TaskId"},message:"must have required property '"+"TaskId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "TaskId")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.TaskId !== undefined){
let data0 = data.TaskId;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err2 = {instancePath:instancePath+"/TaskId",schemaPath:"#/properties/TaskId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/TaskId",schemaPath:"#/properties/TaskId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/TaskId",schemaPath:"#/properties/TaskId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate70.errors = vErrors;
return errors === 0;
}

export const output30 = validate71;
const schema72 = {"type":"object","required":["State","Total","DoneCount","SuccessCount","FailCount","ErrorMsg","Fails"],"properties":{"State":{"type":"string"},"Total":{"type":"integer"},"DoneCount":{"type":"integer"},"SuccessCount":{"type":"integer"},"FailCount":{"type":"integer"},"ErrorMsg":{"type":["string","null"]},"Fails":{"type":"array","items":{"type":"object","required":["RowNo","RowName","Message"],"properties":{"RowNo":{"type":"integer"},"RowName":{"type":"string"},"Message":{"type":"string"}},"additionalProperties":false}}},"additionalProperties":false};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.State === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "State"},message:"must have required property '"+"State"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Total === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Total"},message:"must have required property '"+"Total"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.DoneCount === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "DoneCount"},message:"must have required property '"+"DoneCount"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.SuccessCount === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "SuccessCount"},message:"must have required property '"+"SuccessCount"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.FailCount === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "FailCount"},message:"must have required property '"+"FailCount"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.ErrorMsg === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ErrorMsg"},message:"must have required property '"+"ErrorMsg"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.Fails === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Fails"},message:"must have required property '"+"Fails"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "State") || (key0 === "Total")) || (key0 === "DoneCount")) || (key0 === "SuccessCount")) || (key0 === "FailCount")) || (key0 === "ErrorMsg")) || (key0 === "Fails"))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.State !== undefined){
if(typeof data.State !== "string"){
const err8 = {instancePath:instancePath+"/State",schemaPath:"#/properties/State/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.Total !== undefined){
let data1 = data.Total;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err9 = {instancePath:instancePath+"/Total",schemaPath:"#/properties/Total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.DoneCount !== undefined){
let data2 = data.DoneCount;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err10 = {instancePath:instancePath+"/DoneCount",schemaPath:"#/properties/DoneCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.SuccessCount !== undefined){
let data3 = data.SuccessCount;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err11 = {instancePath:instancePath+"/SuccessCount",schemaPath:"#/properties/SuccessCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.FailCount !== undefined){
let data4 = data.FailCount;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err12 = {instancePath:instancePath+"/FailCount",schemaPath:"#/properties/FailCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.ErrorMsg !== undefined){
let data5 = data.ErrorMsg;
if((typeof data5 !== "string") && (data5 !== null)){
const err13 = {instancePath:instancePath+"/ErrorMsg",schemaPath:"#/properties/ErrorMsg/type",keyword:"type",params:{type: schema72.properties.ErrorMsg.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.Fails !== undefined){
let data6 = data.Fails;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.RowNo === undefined){
const err14 = {instancePath:instancePath+"/Fails/" + i0,schemaPath:"#/properties/Fails/items/required",keyword:"required",params:{missingProperty: "RowNo"},message:"must have required property '"+"RowNo"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data7.RowName === undefined){
const err15 = {instancePath:instancePath+"/Fails/" + i0,schemaPath:"#/properties/Fails/items/required",keyword:"required",params:{missingProperty: "RowName"},message:"must have required property '"+"RowName"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data7.Message === undefined){
const err16 = {instancePath:instancePath+"/Fails/" + i0,schemaPath:"#/properties/Fails/items/required",keyword:"required",params:{missingProperty: "Message"},message:"must have required property '"+"Message"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key1 in data7){
if(!(((key1 === "RowNo") || (key1 === "RowName")) || (key1 === "Message"))){
const err17 = {instancePath:instancePath+"/Fails/" + i0,schemaPath:"#/properties/Fails/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data7.RowNo !== undefined){
let data8 = data7.RowNo;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err18 = {instancePath:instancePath+"/Fails/" + i0+"/RowNo",schemaPath:"#/properties/Fails/items/properties/RowNo/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data7.RowName !== undefined){
if(typeof data7.RowName !== "string"){
const err19 = {instancePath:instancePath+"/Fails/" + i0+"/RowName",schemaPath:"#/properties/Fails/items/properties/RowName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data7.Message !== undefined){
if(typeof data7.Message !== "string"){
const err20 = {instancePath:instancePath+"/Fails/" + i0+"/Message",schemaPath:"#/properties/Fails/items/properties/Message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/Fails/" + i0,schemaPath:"#/properties/Fails/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/Fails",schemaPath:"#/properties/Fails/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate71.errors = vErrors;
return errors === 0;
}

export const input31 = validate72;
const schema73 = {"type":"object","properties":{"PageIndex":{"type":"integer","minimum":1,"maximum":100000},"PageSize":{"type":"integer","minimum":1,"maximum":100},"sortField":{"type":"string","maxLength":60},"sortOrder":{"enum":["ascend","descend","",null]},"StartDate":{"type":"string","maxLength":10},"EndDate":{"type":"string","maxLength":10},"CollegeId":{"type":"string","maxLength":64},"ClassId":{"type":"string","maxLength":64},"BuildingId":{"type":"string","maxLength":64},"LateKind":{"type":["string","integer"],"maxLength":64}},"additionalProperties":false};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func23.call(schema73.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.PageIndex !== undefined){
let data0 = data.PageIndex;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/PageIndex",schemaPath:"#/properties/PageIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 100000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/PageIndex",schemaPath:"#/properties/PageIndex/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/PageIndex",schemaPath:"#/properties/PageIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.PageSize !== undefined){
let data1 = data.PageSize;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err4 = {instancePath:instancePath+"/PageSize",schemaPath:"#/properties/PageSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 100 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/PageSize",schemaPath:"#/properties/PageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/PageSize",schemaPath:"#/properties/PageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.sortField !== undefined){
let data2 = data.sortField;
if(typeof data2 === "string"){
if(func2(data2) > 60){
const err7 = {instancePath:instancePath+"/sortField",schemaPath:"#/properties/sortField/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/sortField",schemaPath:"#/properties/sortField/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.sortOrder !== undefined){
let data3 = data.sortOrder;
if(!((((data3 === "ascend") || (data3 === "descend")) || (data3 === "")) || (data3 === null))){
const err9 = {instancePath:instancePath+"/sortOrder",schemaPath:"#/properties/sortOrder/enum",keyword:"enum",params:{allowedValues: schema73.properties.sortOrder.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.StartDate !== undefined){
let data4 = data.StartDate;
if(typeof data4 === "string"){
if(func2(data4) > 10){
const err10 = {instancePath:instancePath+"/StartDate",schemaPath:"#/properties/StartDate/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/StartDate",schemaPath:"#/properties/StartDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.EndDate !== undefined){
let data5 = data.EndDate;
if(typeof data5 === "string"){
if(func2(data5) > 10){
const err12 = {instancePath:instancePath+"/EndDate",schemaPath:"#/properties/EndDate/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/EndDate",schemaPath:"#/properties/EndDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.CollegeId !== undefined){
let data6 = data.CollegeId;
if(typeof data6 === "string"){
if(func2(data6) > 64){
const err14 = {instancePath:instancePath+"/CollegeId",schemaPath:"#/properties/CollegeId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/CollegeId",schemaPath:"#/properties/CollegeId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.ClassId !== undefined){
let data7 = data.ClassId;
if(typeof data7 === "string"){
if(func2(data7) > 64){
const err16 = {instancePath:instancePath+"/ClassId",schemaPath:"#/properties/ClassId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/ClassId",schemaPath:"#/properties/ClassId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.BuildingId !== undefined){
let data8 = data.BuildingId;
if(typeof data8 === "string"){
if(func2(data8) > 64){
const err18 = {instancePath:instancePath+"/BuildingId",schemaPath:"#/properties/BuildingId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/BuildingId",schemaPath:"#/properties/BuildingId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.LateKind !== undefined){
let data9 = data.LateKind;
if((typeof data9 !== "string") && (!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))))){
const err20 = {instancePath:instancePath+"/LateKind",schemaPath:"#/properties/LateKind/type",keyword:"type",params:{type: schema73.properties.LateKind.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data9 === "string"){
if(func2(data9) > 64){
const err21 = {instancePath:instancePath+"/LateKind",schemaPath:"#/properties/LateKind/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}

export const output31 = validate73;
const schema74 = {"type":"object","required":["total","rows","Summary"],"properties":{"total":{"type":"integer"},"rows":{"type":"array","items":{"type":"object","required":["NightDate","StudentNo","TrueName","CollegeName","ClassName","BuildingName","RoomNo","LateKindName","ReturnTime","TermTimes","HandleStateName"]}},"Summary":{"type":"object","required":["Late","Absent"],"properties":{"Late":{"type":"integer"},"Absent":{"type":"integer"}},"additionalProperties":false}},"additionalProperties":false};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.total === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.rows === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.Summary === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Summary"},message:"must have required property '"+"Summary"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "total") || (key0 === "rows")) || (key0 === "Summary"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.total !== undefined){
let data0 = data.total;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err4 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.rows !== undefined){
let data1 = data.rows;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.NightDate === undefined){
const err5 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "NightDate"},message:"must have required property '"+"NightDate"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.StudentNo === undefined){
const err6 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "StudentNo"},message:"must have required property '"+"StudentNo"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.TrueName === undefined){
const err7 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "TrueName"},message:"must have required property '"+"TrueName"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.CollegeName === undefined){
const err8 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "CollegeName"},message:"must have required property '"+"CollegeName"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.ClassName === undefined){
const err9 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "ClassName"},message:"must have required property '"+"ClassName"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.BuildingName === undefined){
const err10 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "BuildingName"},message:"must have required property '"+"BuildingName"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.RoomNo === undefined){
const err11 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "RoomNo"},message:"must have required property '"+"RoomNo"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2.LateKindName === undefined){
const err12 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "LateKindName"},message:"must have required property '"+"LateKindName"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2.ReturnTime === undefined){
const err13 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "ReturnTime"},message:"must have required property '"+"ReturnTime"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data2.TermTimes === undefined){
const err14 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "TermTimes"},message:"must have required property '"+"TermTimes"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data2.HandleStateName === undefined){
const err15 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "HandleStateName"},message:"must have required property '"+"HandleStateName"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.Summary !== undefined){
let data3 = data.Summary;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.Late === undefined){
const err18 = {instancePath:instancePath+"/Summary",schemaPath:"#/properties/Summary/required",keyword:"required",params:{missingProperty: "Late"},message:"must have required property '"+"Late"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data3.Absent === undefined){
const err19 = {instancePath:instancePath+"/Summary",schemaPath:"#/properties/Summary/required",keyword:"required",params:{missingProperty: "Absent"},message:"must have required property '"+"Absent"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key1 in data3){
if(!((key1 === "Late") || (key1 === "Absent"))){
const err20 = {instancePath:instancePath+"/Summary",schemaPath:"#/properties/Summary/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data3.Late !== undefined){
let data4 = data3.Late;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err21 = {instancePath:instancePath+"/Summary/Late",schemaPath:"#/properties/Summary/properties/Late/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data3.Absent !== undefined){
let data5 = data3.Absent;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err22 = {instancePath:instancePath+"/Summary/Absent",schemaPath:"#/properties/Summary/properties/Absent/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/Summary",schemaPath:"#/properties/Summary/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate73.errors = vErrors;
return errors === 0;
}

export const input32 = validate74;
const schema75 = {"type":"object","properties":{"Kind":{"enum":[1,2,"1","2",-1,"-1"]}},"additionalProperties":false};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "Kind")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.Kind !== undefined){
let data0 = data.Kind;
if(!((((((data0 === 1) || (data0 === 2)) || (data0 === "1")) || (data0 === "2")) || (data0 === -1)) || (data0 === "-1"))){
const err1 = {instancePath:instancePath+"/Kind",schemaPath:"#/properties/Kind/enum",keyword:"enum",params:{allowedValues: schema75.properties.Kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}

export const output32 = validate75;
const schema76 = {"type":"array","items":{"type":"object","required":["Id","Name"],"properties":{"Id":{"type":"string"},"Name":{"type":"string"}},"additionalProperties":false}};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.Id === undefined){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.Name === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "Name"},message:"must have required property '"+"Name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data0){
if(!((key0 === "Id") || (key0 === "Name"))){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.Id !== undefined){
if(typeof data0.Id !== "string"){
const err3 = {instancePath:instancePath+"/" + i0+"/Id",schemaPath:"#/items/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.Name !== undefined){
if(typeof data0.Name !== "string"){
const err4 = {instancePath:instancePath+"/" + i0+"/Name",schemaPath:"#/items/properties/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate75.errors = vErrors;
return errors === 0;
}

export const input33 = validate76;
const schema77 = {"type":"object","properties":{"PageIndex":{"type":"integer","minimum":1,"maximum":100000},"PageSize":{"type":"integer","minimum":1,"maximum":100},"Name":{"type":"string","maxLength":50},"BusinessType":{"type":["string","integer"],"maxLength":64},"FileBusinessType":{"type":["string","integer"],"maxLength":64},"StartTime":{"type":"string","maxLength":19},"EndTime":{"type":"string","maxLength":19}},"additionalProperties":false};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((((key0 === "PageIndex") || (key0 === "PageSize")) || (key0 === "Name")) || (key0 === "BusinessType")) || (key0 === "FileBusinessType")) || (key0 === "StartTime")) || (key0 === "EndTime"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.PageIndex !== undefined){
let data0 = data.PageIndex;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/PageIndex",schemaPath:"#/properties/PageIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 100000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/PageIndex",schemaPath:"#/properties/PageIndex/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/PageIndex",schemaPath:"#/properties/PageIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.PageSize !== undefined){
let data1 = data.PageSize;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err4 = {instancePath:instancePath+"/PageSize",schemaPath:"#/properties/PageSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 100 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/PageSize",schemaPath:"#/properties/PageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/PageSize",schemaPath:"#/properties/PageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.Name !== undefined){
let data2 = data.Name;
if(typeof data2 === "string"){
if(func2(data2) > 50){
const err7 = {instancePath:instancePath+"/Name",schemaPath:"#/properties/Name/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/Name",schemaPath:"#/properties/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.BusinessType !== undefined){
let data3 = data.BusinessType;
if((typeof data3 !== "string") && (!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))))){
const err9 = {instancePath:instancePath+"/BusinessType",schemaPath:"#/properties/BusinessType/type",keyword:"type",params:{type: schema77.properties.BusinessType.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data3 === "string"){
if(func2(data3) > 64){
const err10 = {instancePath:instancePath+"/BusinessType",schemaPath:"#/properties/BusinessType/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.FileBusinessType !== undefined){
let data4 = data.FileBusinessType;
if((typeof data4 !== "string") && (!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))))){
const err11 = {instancePath:instancePath+"/FileBusinessType",schemaPath:"#/properties/FileBusinessType/type",keyword:"type",params:{type: schema77.properties.FileBusinessType.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data4 === "string"){
if(func2(data4) > 64){
const err12 = {instancePath:instancePath+"/FileBusinessType",schemaPath:"#/properties/FileBusinessType/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.StartTime !== undefined){
let data5 = data.StartTime;
if(typeof data5 === "string"){
if(func2(data5) > 19){
const err13 = {instancePath:instancePath+"/StartTime",schemaPath:"#/properties/StartTime/maxLength",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/StartTime",schemaPath:"#/properties/StartTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.EndTime !== undefined){
let data6 = data.EndTime;
if(typeof data6 === "string"){
if(func2(data6) > 19){
const err15 = {instancePath:instancePath+"/EndTime",schemaPath:"#/properties/EndTime/maxLength",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/EndTime",schemaPath:"#/properties/EndTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate76.errors = vErrors;
return errors === 0;
}

export const output33 = validate77;
const schema78 = {"type":"object","required":["total","rows"],"properties":{"total":{"type":"integer"},"rows":{"type":"array","items":{"type":"object","required":["Id","DownFileName","BusinessType","BusinessTypeName","DownType","DownTypeName","DownProgress","CreateDate","Url","Total","DoneCount","ErrorMsg"],"properties":{"Id":{"type":"string"},"DownFileName":{"type":"string"},"BusinessType":{"type":"string"},"BusinessTypeName":{"type":"string"},"DownType":{"type":"string"},"DownTypeName":{"type":"string"},"DownProgress":{"type":"string"},"CreateDate":{"type":"string"},"Url":{"type":["string","null"]},"Total":{"type":"integer"},"DoneCount":{"type":"integer"},"ErrorMsg":{"type":["string","null"]}},"additionalProperties":false}}},"additionalProperties":false};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.total === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.rows === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "total") || (key0 === "rows"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.total !== undefined){
let data0 = data.total;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err3 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.rows !== undefined){
let data1 = data.rows;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.Id === undefined){
const err4 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.DownFileName === undefined){
const err5 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "DownFileName"},message:"must have required property '"+"DownFileName"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.BusinessType === undefined){
const err6 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "BusinessType"},message:"must have required property '"+"BusinessType"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.BusinessTypeName === undefined){
const err7 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "BusinessTypeName"},message:"must have required property '"+"BusinessTypeName"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.DownType === undefined){
const err8 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "DownType"},message:"must have required property '"+"DownType"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.DownTypeName === undefined){
const err9 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "DownTypeName"},message:"must have required property '"+"DownTypeName"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.DownProgress === undefined){
const err10 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "DownProgress"},message:"must have required property '"+"DownProgress"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.CreateDate === undefined){
const err11 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "CreateDate"},message:"must have required property '"+"CreateDate"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2.Url === undefined){
const err12 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "Url"},message:"must have required property '"+"Url"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2.Total === undefined){
const err13 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "Total"},message:"must have required property '"+"Total"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data2.DoneCount === undefined){
const err14 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "DoneCount"},message:"must have required property '"+"DoneCount"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data2.ErrorMsg === undefined){
const err15 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "ErrorMsg"},message:"must have required property '"+"ErrorMsg"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key1 in data2){
if(!(func23.call(schema78.properties.rows.items.properties, key1))){
const err16 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data2.Id !== undefined){
if(typeof data2.Id !== "string"){
const err17 = {instancePath:instancePath+"/rows/" + i0+"/Id",schemaPath:"#/properties/rows/items/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data2.DownFileName !== undefined){
if(typeof data2.DownFileName !== "string"){
const err18 = {instancePath:instancePath+"/rows/" + i0+"/DownFileName",schemaPath:"#/properties/rows/items/properties/DownFileName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data2.BusinessType !== undefined){
if(typeof data2.BusinessType !== "string"){
const err19 = {instancePath:instancePath+"/rows/" + i0+"/BusinessType",schemaPath:"#/properties/rows/items/properties/BusinessType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data2.BusinessTypeName !== undefined){
if(typeof data2.BusinessTypeName !== "string"){
const err20 = {instancePath:instancePath+"/rows/" + i0+"/BusinessTypeName",schemaPath:"#/properties/rows/items/properties/BusinessTypeName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data2.DownType !== undefined){
if(typeof data2.DownType !== "string"){
const err21 = {instancePath:instancePath+"/rows/" + i0+"/DownType",schemaPath:"#/properties/rows/items/properties/DownType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data2.DownTypeName !== undefined){
if(typeof data2.DownTypeName !== "string"){
const err22 = {instancePath:instancePath+"/rows/" + i0+"/DownTypeName",schemaPath:"#/properties/rows/items/properties/DownTypeName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data2.DownProgress !== undefined){
if(typeof data2.DownProgress !== "string"){
const err23 = {instancePath:instancePath+"/rows/" + i0+"/DownProgress",schemaPath:"#/properties/rows/items/properties/DownProgress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data2.CreateDate !== undefined){
if(typeof data2.CreateDate !== "string"){
const err24 = {instancePath:instancePath+"/rows/" + i0+"/CreateDate",schemaPath:"#/properties/rows/items/properties/CreateDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data2.Url !== undefined){
let data11 = data2.Url;
if((typeof data11 !== "string") && (data11 !== null)){
const err25 = {instancePath:instancePath+"/rows/" + i0+"/Url",schemaPath:"#/properties/rows/items/properties/Url/type",keyword:"type",params:{type: schema78.properties.rows.items.properties.Url.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data2.Total !== undefined){
let data12 = data2.Total;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err26 = {instancePath:instancePath+"/rows/" + i0+"/Total",schemaPath:"#/properties/rows/items/properties/Total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data2.DoneCount !== undefined){
let data13 = data2.DoneCount;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
const err27 = {instancePath:instancePath+"/rows/" + i0+"/DoneCount",schemaPath:"#/properties/rows/items/properties/DoneCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data2.ErrorMsg !== undefined){
let data14 = data2.ErrorMsg;
if((typeof data14 !== "string") && (data14 !== null)){
const err28 = {instancePath:instancePath+"/rows/" + i0+"/ErrorMsg",schemaPath:"#/properties/rows/items/properties/ErrorMsg/type",keyword:"type",params:{type: schema78.properties.rows.items.properties.ErrorMsg.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
validate77.errors = vErrors;
return errors === 0;
}

export const input34 = validate78;
const schema79 = {"type":"object","properties":{},"additionalProperties":false};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate78.errors = vErrors;
return errors === 0;
}

export const output34 = validate79;
const schema80 = {"type":"array","items":{"type":"object","required":["Id","Name"],"properties":{"Id":{"type":"string"},"Name":{"type":"string"}},"additionalProperties":false}};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.Id === undefined){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.Name === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "Name"},message:"must have required property '"+"Name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data0){
if(!((key0 === "Id") || (key0 === "Name"))){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.Id !== undefined){
if(typeof data0.Id !== "string"){
const err3 = {instancePath:instancePath+"/" + i0+"/Id",schemaPath:"#/items/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.Name !== undefined){
if(typeof data0.Name !== "string"){
const err4 = {instancePath:instancePath+"/" + i0+"/Name",schemaPath:"#/items/properties/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate79.errors = vErrors;
return errors === 0;
}

export const input35 = validate80;
const schema81 = {"type":"object","required":["TaskId"],"properties":{"TaskId":{"type":"string","maxLength":64,"minLength":1},"PageIndex":{"type":"integer","minimum":1,"maximum":100000},"PageSize":{"type":"integer","minimum":1,"maximum":100},"sortField":{"type":"string","maxLength":60},"sortOrder":{"enum":["ascend","descend","",null]}},"additionalProperties":false};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.TaskId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "TaskId"},message:"must have required property '"+"TaskId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "TaskId") || (key0 === "PageIndex")) || (key0 === "PageSize")) || (key0 === "sortField")) || (key0 === "sortOrder"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.TaskId !== undefined){
let data0 = data.TaskId;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err2 = {instancePath:instancePath+"/TaskId",schemaPath:"#/properties/TaskId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/TaskId",schemaPath:"#/properties/TaskId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/TaskId",schemaPath:"#/properties/TaskId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.PageIndex !== undefined){
let data1 = data.PageIndex;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err5 = {instancePath:instancePath+"/PageIndex",schemaPath:"#/properties/PageIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 100000 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/PageIndex",schemaPath:"#/properties/PageIndex/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/PageIndex",schemaPath:"#/properties/PageIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.PageSize !== undefined){
let data2 = data.PageSize;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err8 = {instancePath:instancePath+"/PageSize",schemaPath:"#/properties/PageSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 100 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/PageSize",schemaPath:"#/properties/PageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/PageSize",schemaPath:"#/properties/PageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.sortField !== undefined){
let data3 = data.sortField;
if(typeof data3 === "string"){
if(func2(data3) > 60){
const err11 = {instancePath:instancePath+"/sortField",schemaPath:"#/properties/sortField/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/sortField",schemaPath:"#/properties/sortField/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.sortOrder !== undefined){
let data4 = data.sortOrder;
if(!((((data4 === "ascend") || (data4 === "descend")) || (data4 === "")) || (data4 === null))){
const err13 = {instancePath:instancePath+"/sortOrder",schemaPath:"#/properties/sortOrder/enum",keyword:"enum",params:{allowedValues: schema81.properties.sortOrder.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate80.errors = vErrors;
return errors === 0;
}

export const output35 = validate81;
const schema82 = {"type":"object","required":["Task","total","rows"],"properties":{"Task":{"type":"object"},"total":{"type":"integer"},"rows":{"type":"array","items":{"type":"object","required":["RowNo","ColumnName","CellValue","Message"],"properties":{"RowNo":{"type":"integer"},"ColumnName":{"type":"string"},"CellValue":{"type":"string"},"Message":{"type":"string"}},"additionalProperties":false}}},"additionalProperties":false};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Task === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Task"},message:"must have required property '"+"Task"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.total === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.rows === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "Task") || (key0 === "total")) || (key0 === "rows"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.Task !== undefined){
let data0 = data.Task;
if(!(data0 && typeof data0 == "object" && !Array.isArray(data0))){
const err4 = {instancePath:instancePath+"/Task",schemaPath:"#/properties/Task/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.total !== undefined){
let data1 = data.total;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err5 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.rows !== undefined){
let data2 = data.rows;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.RowNo === undefined){
const err6 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "RowNo"},message:"must have required property '"+"RowNo"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data3.ColumnName === undefined){
const err7 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "ColumnName"},message:"must have required property '"+"ColumnName"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data3.CellValue === undefined){
const err8 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "CellValue"},message:"must have required property '"+"CellValue"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3.Message === undefined){
const err9 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "Message"},message:"must have required property '"+"Message"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data3){
if(!((((key1 === "RowNo") || (key1 === "ColumnName")) || (key1 === "CellValue")) || (key1 === "Message"))){
const err10 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data3.RowNo !== undefined){
let data4 = data3.RowNo;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err11 = {instancePath:instancePath+"/rows/" + i0+"/RowNo",schemaPath:"#/properties/rows/items/properties/RowNo/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data3.ColumnName !== undefined){
if(typeof data3.ColumnName !== "string"){
const err12 = {instancePath:instancePath+"/rows/" + i0+"/ColumnName",schemaPath:"#/properties/rows/items/properties/ColumnName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data3.CellValue !== undefined){
if(typeof data3.CellValue !== "string"){
const err13 = {instancePath:instancePath+"/rows/" + i0+"/CellValue",schemaPath:"#/properties/rows/items/properties/CellValue/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data3.Message !== undefined){
if(typeof data3.Message !== "string"){
const err14 = {instancePath:instancePath+"/rows/" + i0+"/Message",schemaPath:"#/properties/rows/items/properties/Message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate81.errors = vErrors;
return errors === 0;
}

export const input36 = validate82;
const schema83 = {"type":"object","properties":{"PageIndex":{"type":"integer","minimum":1,"maximum":100000},"PageSize":{"type":"integer","minimum":1,"maximum":100},"OriginalFileName":{"type":"string","maxLength":50},"FileBusinessType":{"type":["string","integer"],"maxLength":64},"TaskType":{"type":["string","integer"],"maxLength":64},"StartTime":{"type":"string","maxLength":19},"EndTime":{"type":"string","maxLength":19}},"additionalProperties":false};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((((key0 === "PageIndex") || (key0 === "PageSize")) || (key0 === "OriginalFileName")) || (key0 === "FileBusinessType")) || (key0 === "TaskType")) || (key0 === "StartTime")) || (key0 === "EndTime"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.PageIndex !== undefined){
let data0 = data.PageIndex;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/PageIndex",schemaPath:"#/properties/PageIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 100000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/PageIndex",schemaPath:"#/properties/PageIndex/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/PageIndex",schemaPath:"#/properties/PageIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.PageSize !== undefined){
let data1 = data.PageSize;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err4 = {instancePath:instancePath+"/PageSize",schemaPath:"#/properties/PageSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 100 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/PageSize",schemaPath:"#/properties/PageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/PageSize",schemaPath:"#/properties/PageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.OriginalFileName !== undefined){
let data2 = data.OriginalFileName;
if(typeof data2 === "string"){
if(func2(data2) > 50){
const err7 = {instancePath:instancePath+"/OriginalFileName",schemaPath:"#/properties/OriginalFileName/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/OriginalFileName",schemaPath:"#/properties/OriginalFileName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.FileBusinessType !== undefined){
let data3 = data.FileBusinessType;
if((typeof data3 !== "string") && (!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))))){
const err9 = {instancePath:instancePath+"/FileBusinessType",schemaPath:"#/properties/FileBusinessType/type",keyword:"type",params:{type: schema83.properties.FileBusinessType.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data3 === "string"){
if(func2(data3) > 64){
const err10 = {instancePath:instancePath+"/FileBusinessType",schemaPath:"#/properties/FileBusinessType/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.TaskType !== undefined){
let data4 = data.TaskType;
if((typeof data4 !== "string") && (!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))))){
const err11 = {instancePath:instancePath+"/TaskType",schemaPath:"#/properties/TaskType/type",keyword:"type",params:{type: schema83.properties.TaskType.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data4 === "string"){
if(func2(data4) > 64){
const err12 = {instancePath:instancePath+"/TaskType",schemaPath:"#/properties/TaskType/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.StartTime !== undefined){
let data5 = data.StartTime;
if(typeof data5 === "string"){
if(func2(data5) > 19){
const err13 = {instancePath:instancePath+"/StartTime",schemaPath:"#/properties/StartTime/maxLength",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/StartTime",schemaPath:"#/properties/StartTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.EndTime !== undefined){
let data6 = data.EndTime;
if(typeof data6 === "string"){
if(func2(data6) > 19){
const err15 = {instancePath:instancePath+"/EndTime",schemaPath:"#/properties/EndTime/maxLength",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/EndTime",schemaPath:"#/properties/EndTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate82.errors = vErrors;
return errors === 0;
}

export const output36 = validate83;
const schema84 = {"type":"object","required":["total","rows"],"properties":{"total":{"type":"integer"},"rows":{"type":"array","items":{"type":"object","required":["Id","OriginalFileName","TaskType","TaskTypeName","FileBusinessType","FileBusinessTypeName","IsAskForStr","CreateDate","TaskLog","Total","SuccessCount","FailCount","ErrorMsg","CreateUserName"],"properties":{"Id":{"type":"string"},"OriginalFileName":{"type":"string"},"TaskType":{"type":"string"},"TaskTypeName":{"type":"string"},"FileBusinessType":{"type":"string"},"FileBusinessTypeName":{"type":"string"},"IsAskForStr":{"type":"string"},"CreateDate":{"type":"string"},"TaskLog":{"type":["string","null"]},"Total":{"type":"integer"},"SuccessCount":{"type":"integer"},"FailCount":{"type":"integer"},"ErrorMsg":{"type":["string","null"]},"CreateUserName":{"type":["string","null"]}},"additionalProperties":false}}},"additionalProperties":false};

function validate83(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.total === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.rows === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "total") || (key0 === "rows"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.total !== undefined){
let data0 = data.total;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err3 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.rows !== undefined){
let data1 = data.rows;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.Id === undefined){
const err4 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.OriginalFileName === undefined){
const err5 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "OriginalFileName"},message:"must have required property '"+"OriginalFileName"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.TaskType === undefined){
const err6 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "TaskType"},message:"must have required property '"+"TaskType"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.TaskTypeName === undefined){
const err7 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "TaskTypeName"},message:"must have required property '"+"TaskTypeName"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.FileBusinessType === undefined){
const err8 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "FileBusinessType"},message:"must have required property '"+"FileBusinessType"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.FileBusinessTypeName === undefined){
const err9 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "FileBusinessTypeName"},message:"must have required property '"+"FileBusinessTypeName"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.IsAskForStr === undefined){
const err10 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "IsAskForStr"},message:"must have required property '"+"IsAskForStr"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.CreateDate === undefined){
const err11 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "CreateDate"},message:"must have required property '"+"CreateDate"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2.TaskLog === undefined){
const err12 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "TaskLog"},message:"must have required property '"+"TaskLog"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2.Total === undefined){
const err13 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "Total"},message:"must have required property '"+"Total"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data2.SuccessCount === undefined){
const err14 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "SuccessCount"},message:"must have required property '"+"SuccessCount"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data2.FailCount === undefined){
const err15 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "FailCount"},message:"must have required property '"+"FailCount"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data2.ErrorMsg === undefined){
const err16 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "ErrorMsg"},message:"must have required property '"+"ErrorMsg"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data2.CreateUserName === undefined){
const err17 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "CreateUserName"},message:"must have required property '"+"CreateUserName"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key1 in data2){
if(!(func23.call(schema84.properties.rows.items.properties, key1))){
const err18 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data2.Id !== undefined){
if(typeof data2.Id !== "string"){
const err19 = {instancePath:instancePath+"/rows/" + i0+"/Id",schemaPath:"#/properties/rows/items/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data2.OriginalFileName !== undefined){
if(typeof data2.OriginalFileName !== "string"){
const err20 = {instancePath:instancePath+"/rows/" + i0+"/OriginalFileName",schemaPath:"#/properties/rows/items/properties/OriginalFileName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data2.TaskType !== undefined){
if(typeof data2.TaskType !== "string"){
const err21 = {instancePath:instancePath+"/rows/" + i0+"/TaskType",schemaPath:"#/properties/rows/items/properties/TaskType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data2.TaskTypeName !== undefined){
if(typeof data2.TaskTypeName !== "string"){
const err22 = {instancePath:instancePath+"/rows/" + i0+"/TaskTypeName",schemaPath:"#/properties/rows/items/properties/TaskTypeName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data2.FileBusinessType !== undefined){
if(typeof data2.FileBusinessType !== "string"){
const err23 = {instancePath:instancePath+"/rows/" + i0+"/FileBusinessType",schemaPath:"#/properties/rows/items/properties/FileBusinessType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data2.FileBusinessTypeName !== undefined){
if(typeof data2.FileBusinessTypeName !== "string"){
const err24 = {instancePath:instancePath+"/rows/" + i0+"/FileBusinessTypeName",schemaPath:"#/properties/rows/items/properties/FileBusinessTypeName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data2.IsAskForStr !== undefined){
if(typeof data2.IsAskForStr !== "string"){
const err25 = {instancePath:instancePath+"/rows/" + i0+"/IsAskForStr",schemaPath:"#/properties/rows/items/properties/IsAskForStr/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data2.CreateDate !== undefined){
if(typeof data2.CreateDate !== "string"){
const err26 = {instancePath:instancePath+"/rows/" + i0+"/CreateDate",schemaPath:"#/properties/rows/items/properties/CreateDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data2.TaskLog !== undefined){
let data11 = data2.TaskLog;
if((typeof data11 !== "string") && (data11 !== null)){
const err27 = {instancePath:instancePath+"/rows/" + i0+"/TaskLog",schemaPath:"#/properties/rows/items/properties/TaskLog/type",keyword:"type",params:{type: schema84.properties.rows.items.properties.TaskLog.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data2.Total !== undefined){
let data12 = data2.Total;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err28 = {instancePath:instancePath+"/rows/" + i0+"/Total",schemaPath:"#/properties/rows/items/properties/Total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data2.SuccessCount !== undefined){
let data13 = data2.SuccessCount;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
const err29 = {instancePath:instancePath+"/rows/" + i0+"/SuccessCount",schemaPath:"#/properties/rows/items/properties/SuccessCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data2.FailCount !== undefined){
let data14 = data2.FailCount;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
const err30 = {instancePath:instancePath+"/rows/" + i0+"/FailCount",schemaPath:"#/properties/rows/items/properties/FailCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data2.ErrorMsg !== undefined){
let data15 = data2.ErrorMsg;
if((typeof data15 !== "string") && (data15 !== null)){
const err31 = {instancePath:instancePath+"/rows/" + i0+"/ErrorMsg",schemaPath:"#/properties/rows/items/properties/ErrorMsg/type",keyword:"type",params:{type: schema84.properties.rows.items.properties.ErrorMsg.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data2.CreateUserName !== undefined){
let data16 = data2.CreateUserName;
if((typeof data16 !== "string") && (data16 !== null)){
const err32 = {instancePath:instancePath+"/rows/" + i0+"/CreateUserName",schemaPath:"#/properties/rows/items/properties/CreateUserName/type",keyword:"type",params:{type: schema84.properties.rows.items.properties.CreateUserName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate83.errors = vErrors;
return errors === 0;
}

export const input37 = validate84;
const schema85 = {"type":"object","required":["FileId","TaskType"],"properties":{"FileId":{"type":"string","maxLength":64,"minLength":1},"TaskType":{"type":"string","maxLength":64,"minLength":1},"Cover":{"enum":[0,1]},"Mode":{"enum":[1,2,"1","2"]}},"additionalProperties":false};

function validate84(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.FileId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "FileId"},message:"must have required property '"+"FileId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.TaskType === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "TaskType"},message:"must have required property '"+"TaskType"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "FileId") || (key0 === "TaskType")) || (key0 === "Cover")) || (key0 === "Mode"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.FileId !== undefined){
let data0 = data.FileId;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err3 = {instancePath:instancePath+"/FileId",schemaPath:"#/properties/FileId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data0) < 1){
const err4 = {instancePath:instancePath+"/FileId",schemaPath:"#/properties/FileId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/FileId",schemaPath:"#/properties/FileId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.TaskType !== undefined){
let data1 = data.TaskType;
if(typeof data1 === "string"){
if(func2(data1) > 64){
const err6 = {instancePath:instancePath+"/TaskType",schemaPath:"#/properties/TaskType/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func2(data1) < 1){
const err7 = {instancePath:instancePath+"/TaskType",schemaPath:"#/properties/TaskType/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/TaskType",schemaPath:"#/properties/TaskType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.Cover !== undefined){
let data2 = data.Cover;
if(!((data2 === 0) || (data2 === 1))){
const err9 = {instancePath:instancePath+"/Cover",schemaPath:"#/properties/Cover/enum",keyword:"enum",params:{allowedValues: schema85.properties.Cover.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.Mode !== undefined){
let data3 = data.Mode;
if(!((((data3 === 1) || (data3 === 2)) || (data3 === "1")) || (data3 === "2"))){
const err10 = {instancePath:instancePath+"/Mode",schemaPath:"#/properties/Mode/enum",keyword:"enum",params:{allowedValues: schema85.properties.Mode.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate84.errors = vErrors;
return errors === 0;
}

export const output37 = validate85;
const schema86 = {"type":"object","required":["Total","SuccessCount","FailCount","Fails"],"properties":{"TaskId":{"type":"string"},"Running":{"const":1},"Total":{"type":"integer"},"SuccessCount":{"type":"integer"},"FailCount":{"type":"integer"},"New":{"type":"integer"},"Updated":{"type":"integer"},"Fails":{"type":"array","items":{"type":"object","required":["RowNo","ColumnName","CellValue","Message"],"properties":{"RowNo":{"type":"integer"},"ColumnName":{"type":["string","null"]},"CellValue":{"type":["string","null"]},"Message":{"type":"string"}},"additionalProperties":false}}}};

function validate85(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Total === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Total"},message:"must have required property '"+"Total"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.SuccessCount === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "SuccessCount"},message:"must have required property '"+"SuccessCount"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.FailCount === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "FailCount"},message:"must have required property '"+"FailCount"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.Fails === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Fails"},message:"must have required property '"+"Fails"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.TaskId !== undefined){
if(typeof data.TaskId !== "string"){
const err4 = {instancePath:instancePath+"/TaskId",schemaPath:"#/properties/TaskId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.Running !== undefined){
if(1 !== data.Running){
const err5 = {instancePath:instancePath+"/Running",schemaPath:"#/properties/Running/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.Total !== undefined){
let data2 = data.Total;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err6 = {instancePath:instancePath+"/Total",schemaPath:"#/properties/Total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.SuccessCount !== undefined){
let data3 = data.SuccessCount;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err7 = {instancePath:instancePath+"/SuccessCount",schemaPath:"#/properties/SuccessCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.FailCount !== undefined){
let data4 = data.FailCount;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err8 = {instancePath:instancePath+"/FailCount",schemaPath:"#/properties/FailCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.New !== undefined){
let data5 = data.New;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err9 = {instancePath:instancePath+"/New",schemaPath:"#/properties/New/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.Updated !== undefined){
let data6 = data.Updated;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err10 = {instancePath:instancePath+"/Updated",schemaPath:"#/properties/Updated/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.Fails !== undefined){
let data7 = data.Fails;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.RowNo === undefined){
const err11 = {instancePath:instancePath+"/Fails/" + i0,schemaPath:"#/properties/Fails/items/required",keyword:"required",params:{missingProperty: "RowNo"},message:"must have required property '"+"RowNo"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data8.ColumnName === undefined){
const err12 = {instancePath:instancePath+"/Fails/" + i0,schemaPath:"#/properties/Fails/items/required",keyword:"required",params:{missingProperty: "ColumnName"},message:"must have required property '"+"ColumnName"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data8.CellValue === undefined){
const err13 = {instancePath:instancePath+"/Fails/" + i0,schemaPath:"#/properties/Fails/items/required",keyword:"required",params:{missingProperty: "CellValue"},message:"must have required property '"+"CellValue"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data8.Message === undefined){
const err14 = {instancePath:instancePath+"/Fails/" + i0,schemaPath:"#/properties/Fails/items/required",keyword:"required",params:{missingProperty: "Message"},message:"must have required property '"+"Message"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key0 in data8){
if(!((((key0 === "RowNo") || (key0 === "ColumnName")) || (key0 === "CellValue")) || (key0 === "Message"))){
const err15 = {instancePath:instancePath+"/Fails/" + i0,schemaPath:"#/properties/Fails/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data8.RowNo !== undefined){
let data9 = data8.RowNo;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err16 = {instancePath:instancePath+"/Fails/" + i0+"/RowNo",schemaPath:"#/properties/Fails/items/properties/RowNo/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data8.ColumnName !== undefined){
let data10 = data8.ColumnName;
if((typeof data10 !== "string") && (data10 !== null)){
const err17 = {instancePath:instancePath+"/Fails/" + i0+"/ColumnName",schemaPath:"#/properties/Fails/items/properties/ColumnName/type",keyword:"type",params:{type: schema86.properties.Fails.items.properties.ColumnName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data8.CellValue !== undefined){
let data11 = data8.CellValue;
if((typeof data11 !== "string") && (data11 !== null)){
const err18 = {instancePath:instancePath+"/Fails/" + i0+"/CellValue",schemaPath:"#/properties/Fails/items/properties/CellValue/type",keyword:"type",params:{type: schema86.properties.Fails.items.properties.CellValue.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data8.Message !== undefined){
if(typeof data8.Message !== "string"){
const err19 = {instancePath:instancePath+"/Fails/" + i0+"/Message",schemaPath:"#/properties/Fails/items/properties/Message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/Fails/" + i0,schemaPath:"#/properties/Fails/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/Fails",schemaPath:"#/properties/Fails/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate85.errors = vErrors;
return errors === 0;
}

export const input38 = validate86;
const schema87 = {"type":"object","properties":{"PageIndex":{"type":"integer","minimum":1,"maximum":100000},"PageSize":{"type":"integer","minimum":1,"maximum":100},"TaskType":{"type":["string","integer"],"maxLength":64},"State":{"type":["string","integer"],"maxLength":64}},"additionalProperties":false};

function validate86(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((((key0 === "PageIndex") || (key0 === "PageSize")) || (key0 === "TaskType")) || (key0 === "State"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.PageIndex !== undefined){
let data0 = data.PageIndex;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/PageIndex",schemaPath:"#/properties/PageIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 100000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/PageIndex",schemaPath:"#/properties/PageIndex/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/PageIndex",schemaPath:"#/properties/PageIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.PageSize !== undefined){
let data1 = data.PageSize;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err4 = {instancePath:instancePath+"/PageSize",schemaPath:"#/properties/PageSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 100 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/PageSize",schemaPath:"#/properties/PageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/PageSize",schemaPath:"#/properties/PageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.TaskType !== undefined){
let data2 = data.TaskType;
if((typeof data2 !== "string") && (!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))))){
const err7 = {instancePath:instancePath+"/TaskType",schemaPath:"#/properties/TaskType/type",keyword:"type",params:{type: schema87.properties.TaskType.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data2 === "string"){
if(func2(data2) > 64){
const err8 = {instancePath:instancePath+"/TaskType",schemaPath:"#/properties/TaskType/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
if(data.State !== undefined){
let data3 = data.State;
if((typeof data3 !== "string") && (!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))))){
const err9 = {instancePath:instancePath+"/State",schemaPath:"#/properties/State/type",keyword:"type",params:{type: schema87.properties.State.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data3 === "string"){
if(func2(data3) > 64){
const err10 = {instancePath:instancePath+"/State",schemaPath:"#/properties/State/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate86.errors = vErrors;
return errors === 0;
}

export const output38 = validate87;
const schema88 = {"type":"object","required":["total","Rows"],"properties":{"total":{"type":"integer"},"Rows":{"type":"array","items":{"type":"object","required":["Id","OriginalFileName","TaskType","TaskTypeName","FileBusinessType","FileBusinessTypeName","IsAskForStr","CreateDate","TaskLog","Total","SuccessCount","FailCount","ErrorMsg","CreateUserName"],"properties":{"Id":{"type":"string"},"OriginalFileName":{"type":"string"},"TaskType":{"type":"string"},"TaskTypeName":{"type":"string"},"FileBusinessType":{"type":"string"},"FileBusinessTypeName":{"type":"string"},"IsAskForStr":{"type":"string"},"CreateDate":{"type":"string"},"TaskLog":{"type":["string","null"]},"Total":{"type":"integer"},"SuccessCount":{"type":"integer"},"FailCount":{"type":"integer"},"ErrorMsg":{"type":["string","null"]},"CreateUserName":{"type":["string","null"]}},"additionalProperties":false}}},"additionalProperties":false};

function validate87(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.total === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Rows === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Rows"},message:"must have required property '"+"Rows"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "total") || (key0 === "Rows"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.total !== undefined){
let data0 = data.total;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err3 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.Rows !== undefined){
let data1 = data.Rows;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.Id === undefined){
const err4 = {instancePath:instancePath+"/Rows/" + i0,schemaPath:"#/properties/Rows/items/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.OriginalFileName === undefined){
const err5 = {instancePath:instancePath+"/Rows/" + i0,schemaPath:"#/properties/Rows/items/required",keyword:"required",params:{missingProperty: "OriginalFileName"},message:"must have required property '"+"OriginalFileName"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.TaskType === undefined){
const err6 = {instancePath:instancePath+"/Rows/" + i0,schemaPath:"#/properties/Rows/items/required",keyword:"required",params:{missingProperty: "TaskType"},message:"must have required property '"+"TaskType"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.TaskTypeName === undefined){
const err7 = {instancePath:instancePath+"/Rows/" + i0,schemaPath:"#/properties/Rows/items/required",keyword:"required",params:{missingProperty: "TaskTypeName"},message:"must have required property '"+"TaskTypeName"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.FileBusinessType === undefined){
const err8 = {instancePath:instancePath+"/Rows/" + i0,schemaPath:"#/properties/Rows/items/required",keyword:"required",params:{missingProperty: "FileBusinessType"},message:"must have required property '"+"FileBusinessType"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.FileBusinessTypeName === undefined){
const err9 = {instancePath:instancePath+"/Rows/" + i0,schemaPath:"#/properties/Rows/items/required",keyword:"required",params:{missingProperty: "FileBusinessTypeName"},message:"must have required property '"+"FileBusinessTypeName"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.IsAskForStr === undefined){
const err10 = {instancePath:instancePath+"/Rows/" + i0,schemaPath:"#/properties/Rows/items/required",keyword:"required",params:{missingProperty: "IsAskForStr"},message:"must have required property '"+"IsAskForStr"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.CreateDate === undefined){
const err11 = {instancePath:instancePath+"/Rows/" + i0,schemaPath:"#/properties/Rows/items/required",keyword:"required",params:{missingProperty: "CreateDate"},message:"must have required property '"+"CreateDate"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2.TaskLog === undefined){
const err12 = {instancePath:instancePath+"/Rows/" + i0,schemaPath:"#/properties/Rows/items/required",keyword:"required",params:{missingProperty: "TaskLog"},message:"must have required property '"+"TaskLog"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2.Total === undefined){
const err13 = {instancePath:instancePath+"/Rows/" + i0,schemaPath:"#/properties/Rows/items/required",keyword:"required",params:{missingProperty: "Total"},message:"must have required property '"+"Total"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data2.SuccessCount === undefined){
const err14 = {instancePath:instancePath+"/Rows/" + i0,schemaPath:"#/properties/Rows/items/required",keyword:"required",params:{missingProperty: "SuccessCount"},message:"must have required property '"+"SuccessCount"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data2.FailCount === undefined){
const err15 = {instancePath:instancePath+"/Rows/" + i0,schemaPath:"#/properties/Rows/items/required",keyword:"required",params:{missingProperty: "FailCount"},message:"must have required property '"+"FailCount"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data2.ErrorMsg === undefined){
const err16 = {instancePath:instancePath+"/Rows/" + i0,schemaPath:"#/properties/Rows/items/required",keyword:"required",params:{missingProperty: "ErrorMsg"},message:"must have required property '"+"ErrorMsg"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data2.CreateUserName === undefined){
const err17 = {instancePath:instancePath+"/Rows/" + i0,schemaPath:"#/properties/Rows/items/required",keyword:"required",params:{missingProperty: "CreateUserName"},message:"must have required property '"+"CreateUserName"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key1 in data2){
if(!(func23.call(schema88.properties.Rows.items.properties, key1))){
const err18 = {instancePath:instancePath+"/Rows/" + i0,schemaPath:"#/properties/Rows/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data2.Id !== undefined){
if(typeof data2.Id !== "string"){
const err19 = {instancePath:instancePath+"/Rows/" + i0+"/Id",schemaPath:"#/properties/Rows/items/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data2.OriginalFileName !== undefined){
if(typeof data2.OriginalFileName !== "string"){
const err20 = {instancePath:instancePath+"/Rows/" + i0+"/OriginalFileName",schemaPath:"#/properties/Rows/items/properties/OriginalFileName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data2.TaskType !== undefined){
if(typeof data2.TaskType !== "string"){
const err21 = {instancePath:instancePath+"/Rows/" + i0+"/TaskType",schemaPath:"#/properties/Rows/items/properties/TaskType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data2.TaskTypeName !== undefined){
if(typeof data2.TaskTypeName !== "string"){
const err22 = {instancePath:instancePath+"/Rows/" + i0+"/TaskTypeName",schemaPath:"#/properties/Rows/items/properties/TaskTypeName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data2.FileBusinessType !== undefined){
if(typeof data2.FileBusinessType !== "string"){
const err23 = {instancePath:instancePath+"/Rows/" + i0+"/FileBusinessType",schemaPath:"#/properties/Rows/items/properties/FileBusinessType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data2.FileBusinessTypeName !== undefined){
if(typeof data2.FileBusinessTypeName !== "string"){
const err24 = {instancePath:instancePath+"/Rows/" + i0+"/FileBusinessTypeName",schemaPath:"#/properties/Rows/items/properties/FileBusinessTypeName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data2.IsAskForStr !== undefined){
if(typeof data2.IsAskForStr !== "string"){
const err25 = {instancePath:instancePath+"/Rows/" + i0+"/IsAskForStr",schemaPath:"#/properties/Rows/items/properties/IsAskForStr/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data2.CreateDate !== undefined){
if(typeof data2.CreateDate !== "string"){
const err26 = {instancePath:instancePath+"/Rows/" + i0+"/CreateDate",schemaPath:"#/properties/Rows/items/properties/CreateDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data2.TaskLog !== undefined){
let data11 = data2.TaskLog;
if((typeof data11 !== "string") && (data11 !== null)){
const err27 = {instancePath:instancePath+"/Rows/" + i0+"/TaskLog",schemaPath:"#/properties/Rows/items/properties/TaskLog/type",keyword:"type",params:{type: schema88.properties.Rows.items.properties.TaskLog.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data2.Total !== undefined){
let data12 = data2.Total;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err28 = {instancePath:instancePath+"/Rows/" + i0+"/Total",schemaPath:"#/properties/Rows/items/properties/Total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data2.SuccessCount !== undefined){
let data13 = data2.SuccessCount;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
const err29 = {instancePath:instancePath+"/Rows/" + i0+"/SuccessCount",schemaPath:"#/properties/Rows/items/properties/SuccessCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data2.FailCount !== undefined){
let data14 = data2.FailCount;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
const err30 = {instancePath:instancePath+"/Rows/" + i0+"/FailCount",schemaPath:"#/properties/Rows/items/properties/FailCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data2.ErrorMsg !== undefined){
let data15 = data2.ErrorMsg;
if((typeof data15 !== "string") && (data15 !== null)){
const err31 = {instancePath:instancePath+"/Rows/" + i0+"/ErrorMsg",schemaPath:"#/properties/Rows/items/properties/ErrorMsg/type",keyword:"type",params:{type: schema88.properties.Rows.items.properties.ErrorMsg.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data2.CreateUserName !== undefined){
let data16 = data2.CreateUserName;
if((typeof data16 !== "string") && (data16 !== null)){
const err32 = {instancePath:instancePath+"/Rows/" + i0+"/CreateUserName",schemaPath:"#/properties/Rows/items/properties/CreateUserName/type",keyword:"type",params:{type: schema88.properties.Rows.items.properties.CreateUserName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/Rows/" + i0,schemaPath:"#/properties/Rows/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/Rows",schemaPath:"#/properties/Rows/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate87.errors = vErrors;
return errors === 0;
}

export const input39 = validate88;
const schema89 = {"type":"object","required":["Id","Kind"],"properties":{"Id":{"type":"string","maxLength":64,"minLength":1},"Kind":{"enum":["1","2","3",1,2,3]}},"additionalProperties":false};

function validate88(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Kind"},message:"must have required property '"+"Kind"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "Id") || (key0 === "Kind"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.Id !== undefined){
let data0 = data.Id;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err3 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data0) < 1){
const err4 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.Kind !== undefined){
let data1 = data.Kind;
if(!((((((data1 === "1") || (data1 === "2")) || (data1 === "3")) || (data1 === 1)) || (data1 === 2)) || (data1 === 3))){
const err6 = {instancePath:instancePath+"/Kind",schemaPath:"#/properties/Kind/enum",keyword:"enum",params:{allowedValues: schema89.properties.Kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate88.errors = vErrors;
return errors === 0;
}

export const output39 = validate89;
const schema90 = {"const":true};

function validate89(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(true !== data){
const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate89.errors = vErrors;
return errors === 0;
}

export const input40 = validate90;
const schema91 = {"type":"object","properties":{"BizType":{"type":"string","maxLength":80}},"additionalProperties":false};

function validate90(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "BizType")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.BizType !== undefined){
let data0 = data.BizType;
if(typeof data0 === "string"){
if(func2(data0) > 80){
const err1 = {instancePath:instancePath+"/BizType",schemaPath:"#/properties/BizType/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/BizType",schemaPath:"#/properties/BizType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate90.errors = vErrors;
return errors === 0;
}

export const output40 = validate91;
const schema92 = {"type":"object","required":["Id","OriginalFileName","Ext","Size","Url"],"properties":{"Id":{"type":"string"},"OriginalFileName":{"type":"string"},"Ext":{"type":"string"},"Size":{"type":"integer"},"Url":{"type":"string"}}};

function validate91(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.OriginalFileName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "OriginalFileName"},message:"must have required property '"+"OriginalFileName"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.Ext === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Ext"},message:"must have required property '"+"Ext"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.Size === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Size"},message:"must have required property '"+"Size"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.Url === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Url"},message:"must have required property '"+"Url"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.Id !== undefined){
if(typeof data.Id !== "string"){
const err5 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.OriginalFileName !== undefined){
if(typeof data.OriginalFileName !== "string"){
const err6 = {instancePath:instancePath+"/OriginalFileName",schemaPath:"#/properties/OriginalFileName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.Ext !== undefined){
if(typeof data.Ext !== "string"){
const err7 = {instancePath:instancePath+"/Ext",schemaPath:"#/properties/Ext/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.Size !== undefined){
let data3 = data.Size;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err8 = {instancePath:instancePath+"/Size",schemaPath:"#/properties/Size/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.Url !== undefined){
if(typeof data.Url !== "string"){
const err9 = {instancePath:instancePath+"/Url",schemaPath:"#/properties/Url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate91.errors = vErrors;
return errors === 0;
}

export const input41 = validate92;
const schema93 = {"type":"object","required":["ToolId","Score","Content"],"properties":{"ToolId":{"type":"string","maxLength":64,"minLength":1},"ActionId":{"type":"string","maxLength":64},"Score":{"type":"integer","minimum":1,"maximum":5},"Content":{"type":"string","maxLength":300,"minLength":1}},"additionalProperties":false};

function validate92(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ToolId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ToolId"},message:"must have required property '"+"ToolId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Score === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Score"},message:"must have required property '"+"Score"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.Content === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Content"},message:"must have required property '"+"Content"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "ToolId") || (key0 === "ActionId")) || (key0 === "Score")) || (key0 === "Content"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.ToolId !== undefined){
let data0 = data.ToolId;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err4 = {instancePath:instancePath+"/ToolId",schemaPath:"#/properties/ToolId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func2(data0) < 1){
const err5 = {instancePath:instancePath+"/ToolId",schemaPath:"#/properties/ToolId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/ToolId",schemaPath:"#/properties/ToolId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.ActionId !== undefined){
let data1 = data.ActionId;
if(typeof data1 === "string"){
if(func2(data1) > 64){
const err7 = {instancePath:instancePath+"/ActionId",schemaPath:"#/properties/ActionId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/ActionId",schemaPath:"#/properties/ActionId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.Score !== undefined){
let data2 = data.Score;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err9 = {instancePath:instancePath+"/Score",schemaPath:"#/properties/Score/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 5 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/Score",schemaPath:"#/properties/Score/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5},message:"must be <= 5"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/Score",schemaPath:"#/properties/Score/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.Content !== undefined){
let data3 = data.Content;
if(typeof data3 === "string"){
if(func2(data3) > 300){
const err12 = {instancePath:instancePath+"/Content",schemaPath:"#/properties/Content/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func2(data3) < 1){
const err13 = {instancePath:instancePath+"/Content",schemaPath:"#/properties/Content/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/Content",schemaPath:"#/properties/Content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate92.errors = vErrors;
return errors === 0;
}

export const output41 = validate93;
const schema94 = {"type":"object","required":["Id"],"properties":{"Id":{"type":"string"}},"additionalProperties":false};

function validate93(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "Id")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.Id !== undefined){
if(typeof data.Id !== "string"){
const err2 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate93.errors = vErrors;
return errors === 0;
}

export const input42 = validate94;
const schema95 = {"type":"object","required":["ToolId"],"properties":{"ToolId":{"type":"string","maxLength":64,"minLength":1}},"additionalProperties":false};

function validate94(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ToolId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ToolId"},message:"must have required property '"+"ToolId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "ToolId")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.ToolId !== undefined){
let data0 = data.ToolId;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err2 = {instancePath:instancePath+"/ToolId",schemaPath:"#/properties/ToolId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/ToolId",schemaPath:"#/properties/ToolId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/ToolId",schemaPath:"#/properties/ToolId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate94.errors = vErrors;
return errors === 0;
}

export const output42 = validate95;
const schema96 = {"type":"object","required":["StoreCount"],"properties":{"StoreCount":{"type":"integer"}},"additionalProperties":false};

function validate95(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.StoreCount === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "StoreCount"},message:"must have required property '"+"StoreCount"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "StoreCount")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.StoreCount !== undefined){
let data0 = data.StoreCount;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/StoreCount",schemaPath:"#/properties/StoreCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate95.errors = vErrors;
return errors === 0;
}

export const input43 = validate96;
const schema97 = {"type":"object","required":["ToolName","ToolCode","Category","Icon","Url","TargetType"],"properties":{"ToolName":{"type":"string","maxLength":40,"minLength":1},"ToolCode":{"type":"string","maxLength":40,"minLength":1},"Category":{"type":"string","maxLength":10,"minLength":1},"Icon":{"type":"string","maxLength":60,"minLength":1},"Url":{"type":"string","maxLength":200,"minLength":1},"TargetType":{"enum":["0","1",0,1]},"Intro":{"type":"string","maxLength":400},"Detail":{"type":"string","maxLength":5000},"OrgId":{"type":"string","maxLength":64},"RoleCodes":{"type":"array","items":{"type":"string","maxLength":40},"maxItems":60},"Sort":{"type":"integer"}},"additionalProperties":false};

function validate96(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ToolName === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ToolName"},message:"must have required property '"+"ToolName"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ToolCode === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ToolCode"},message:"must have required property '"+"ToolCode"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.Category === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Category"},message:"must have required property '"+"Category"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.Icon === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Icon"},message:"must have required property '"+"Icon"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.Url === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Url"},message:"must have required property '"+"Url"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.TargetType === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "TargetType"},message:"must have required property '"+"TargetType"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!(func23.call(schema97.properties, key0))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.ToolName !== undefined){
let data0 = data.ToolName;
if(typeof data0 === "string"){
if(func2(data0) > 40){
const err7 = {instancePath:instancePath+"/ToolName",schemaPath:"#/properties/ToolName/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func2(data0) < 1){
const err8 = {instancePath:instancePath+"/ToolName",schemaPath:"#/properties/ToolName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/ToolName",schemaPath:"#/properties/ToolName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.ToolCode !== undefined){
let data1 = data.ToolCode;
if(typeof data1 === "string"){
if(func2(data1) > 40){
const err10 = {instancePath:instancePath+"/ToolCode",schemaPath:"#/properties/ToolCode/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func2(data1) < 1){
const err11 = {instancePath:instancePath+"/ToolCode",schemaPath:"#/properties/ToolCode/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/ToolCode",schemaPath:"#/properties/ToolCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.Category !== undefined){
let data2 = data.Category;
if(typeof data2 === "string"){
if(func2(data2) > 10){
const err13 = {instancePath:instancePath+"/Category",schemaPath:"#/properties/Category/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func2(data2) < 1){
const err14 = {instancePath:instancePath+"/Category",schemaPath:"#/properties/Category/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/Category",schemaPath:"#/properties/Category/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.Icon !== undefined){
let data3 = data.Icon;
if(typeof data3 === "string"){
if(func2(data3) > 60){
const err16 = {instancePath:instancePath+"/Icon",schemaPath:"#/properties/Icon/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(func2(data3) < 1){
const err17 = {instancePath:instancePath+"/Icon",schemaPath:"#/properties/Icon/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/Icon",schemaPath:"#/properties/Icon/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.Url !== undefined){
let data4 = data.Url;
if(typeof data4 === "string"){
if(func2(data4) > 200){
const err19 = {instancePath:instancePath+"/Url",schemaPath:"#/properties/Url/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func2(data4) < 1){
const err20 = {instancePath:instancePath+"/Url",schemaPath:"#/properties/Url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/Url",schemaPath:"#/properties/Url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.TargetType !== undefined){
let data5 = data.TargetType;
if(!((((data5 === "0") || (data5 === "1")) || (data5 === 0)) || (data5 === 1))){
const err22 = {instancePath:instancePath+"/TargetType",schemaPath:"#/properties/TargetType/enum",keyword:"enum",params:{allowedValues: schema97.properties.TargetType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.Intro !== undefined){
let data6 = data.Intro;
if(typeof data6 === "string"){
if(func2(data6) > 400){
const err23 = {instancePath:instancePath+"/Intro",schemaPath:"#/properties/Intro/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/Intro",schemaPath:"#/properties/Intro/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.Detail !== undefined){
let data7 = data.Detail;
if(typeof data7 === "string"){
if(func2(data7) > 5000){
const err25 = {instancePath:instancePath+"/Detail",schemaPath:"#/properties/Detail/maxLength",keyword:"maxLength",params:{limit: 5000},message:"must NOT have more than 5000 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/Detail",schemaPath:"#/properties/Detail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.OrgId !== undefined){
let data8 = data.OrgId;
if(typeof data8 === "string"){
if(func2(data8) > 64){
const err27 = {instancePath:instancePath+"/OrgId",schemaPath:"#/properties/OrgId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/OrgId",schemaPath:"#/properties/OrgId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.RoleCodes !== undefined){
let data9 = data.RoleCodes;
if(Array.isArray(data9)){
if(data9.length > 60){
const err29 = {instancePath:instancePath+"/RoleCodes",schemaPath:"#/properties/RoleCodes/maxItems",keyword:"maxItems",params:{limit: 60},message:"must NOT have more than 60 items"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(typeof data10 === "string"){
if(func2(data10) > 40){
const err30 = {instancePath:instancePath+"/RoleCodes/" + i0,schemaPath:"#/properties/RoleCodes/items/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/RoleCodes/" + i0,schemaPath:"#/properties/RoleCodes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/RoleCodes",schemaPath:"#/properties/RoleCodes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.Sort !== undefined){
let data11 = data.Sort;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err33 = {instancePath:instancePath+"/Sort",schemaPath:"#/properties/Sort/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate96.errors = vErrors;
return errors === 0;
}

export const output43 = validate97;
const schema98 = {"type":"object","required":["Id"],"properties":{"Id":{"type":"string"}},"additionalProperties":false};

function validate97(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "Id")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.Id !== undefined){
if(typeof data.Id !== "string"){
const err2 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate97.errors = vErrors;
return errors === 0;
}

export const input44 = validate98;
const schema99 = {"type":"object","required":["Id","CheckState"],"properties":{"Id":{"type":"string","maxLength":64,"minLength":1},"CheckState":{"enum":["1","2",1,2]},"Opinion":{"type":"string","maxLength":200}},"additionalProperties":false};

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.CheckState === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "CheckState"},message:"must have required property '"+"CheckState"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "Id") || (key0 === "CheckState")) || (key0 === "Opinion"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.Id !== undefined){
let data0 = data.Id;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err3 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data0) < 1){
const err4 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.CheckState !== undefined){
let data1 = data.CheckState;
if(!((((data1 === "1") || (data1 === "2")) || (data1 === 1)) || (data1 === 2))){
const err6 = {instancePath:instancePath+"/CheckState",schemaPath:"#/properties/CheckState/enum",keyword:"enum",params:{allowedValues: schema99.properties.CheckState.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.Opinion !== undefined){
let data2 = data.Opinion;
if(typeof data2 === "string"){
if(func2(data2) > 200){
const err7 = {instancePath:instancePath+"/Opinion",schemaPath:"#/properties/Opinion/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/Opinion",schemaPath:"#/properties/Opinion/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}

export const output44 = validate99;
const schema100 = {"const":true};

function validate99(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(true !== data){
const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate99.errors = vErrors;
return errors === 0;
}

export const input45 = validate100;
const schema101 = {"type":"object","required":["ToolId"],"properties":{"ToolId":{"type":"string","maxLength":64,"minLength":1}},"additionalProperties":false};

function validate100(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ToolId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ToolId"},message:"must have required property '"+"ToolId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "ToolId")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.ToolId !== undefined){
let data0 = data.ToolId;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err2 = {instancePath:instancePath+"/ToolId",schemaPath:"#/properties/ToolId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/ToolId",schemaPath:"#/properties/ToolId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/ToolId",schemaPath:"#/properties/ToolId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate100.errors = vErrors;
return errors === 0;
}

export const output45 = validate101;
const schema102 = {"type":"object","required":["StoreCount"],"properties":{"StoreCount":{"type":"integer"}},"additionalProperties":false};

function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.StoreCount === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "StoreCount"},message:"must have required property '"+"StoreCount"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "StoreCount")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.StoreCount !== undefined){
let data0 = data.StoreCount;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/StoreCount",schemaPath:"#/properties/StoreCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate101.errors = vErrors;
return errors === 0;
}

export const input46 = validate102;
const schema103 = {"type":"object","required":["Ids"],"properties":{"Ids":{"type":"array","items":{"type":"string","maxLength":64,"minLength":1},"minItems":1,"maxItems":500}},"additionalProperties":false};

function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Ids === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Ids"},message:"must have required property '"+"Ids"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "Ids")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.Ids !== undefined){
let data0 = data.Ids;
if(Array.isArray(data0)){
if(data0.length > 500){
const err2 = {instancePath:instancePath+"/Ids",schemaPath:"#/properties/Ids/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/Ids",schemaPath:"#/properties/Ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func2(data1) > 64){
const err4 = {instancePath:instancePath+"/Ids/" + i0,schemaPath:"#/properties/Ids/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func2(data1) < 1){
const err5 = {instancePath:instancePath+"/Ids/" + i0,schemaPath:"#/properties/Ids/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/Ids/" + i0,schemaPath:"#/properties/Ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/Ids",schemaPath:"#/properties/Ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate102.errors = vErrors;
return errors === 0;
}

export const output46 = validate103;
const schema104 = {"const":true};

function validate103(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(true !== data){
const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate103.errors = vErrors;
return errors === 0;
}

export const input47 = validate104;
const schema105 = {"type":"object","required":["Items"],"properties":{"Items":{"type":"array","items":{"type":"object","required":["ToolId","X","Y","Size"],"properties":{"ToolId":{"type":"string","maxLength":64,"minLength":1},"X":{"type":"integer","minimum":0,"maximum":23},"Y":{"type":"integer","minimum":0,"maximum":999},"Size":{"enum":["1x1","2x1","2x2"]}},"additionalProperties":false},"maxItems":100}},"additionalProperties":false};

function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Items"},message:"must have required property '"+"Items"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "Items")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.Items !== undefined){
let data0 = data.Items;
if(Array.isArray(data0)){
if(data0.length > 100){
const err2 = {instancePath:instancePath+"/Items",schemaPath:"#/properties/Items/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.ToolId === undefined){
const err3 = {instancePath:instancePath+"/Items/" + i0,schemaPath:"#/properties/Items/items/required",keyword:"required",params:{missingProperty: "ToolId"},message:"must have required property '"+"ToolId"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data1.X === undefined){
const err4 = {instancePath:instancePath+"/Items/" + i0,schemaPath:"#/properties/Items/items/required",keyword:"required",params:{missingProperty: "X"},message:"must have required property '"+"X"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1.Y === undefined){
const err5 = {instancePath:instancePath+"/Items/" + i0,schemaPath:"#/properties/Items/items/required",keyword:"required",params:{missingProperty: "Y"},message:"must have required property '"+"Y"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1.Size === undefined){
const err6 = {instancePath:instancePath+"/Items/" + i0,schemaPath:"#/properties/Items/items/required",keyword:"required",params:{missingProperty: "Size"},message:"must have required property '"+"Size"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key1 in data1){
if(!((((key1 === "ToolId") || (key1 === "X")) || (key1 === "Y")) || (key1 === "Size"))){
const err7 = {instancePath:instancePath+"/Items/" + i0,schemaPath:"#/properties/Items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data1.ToolId !== undefined){
let data2 = data1.ToolId;
if(typeof data2 === "string"){
if(func2(data2) > 64){
const err8 = {instancePath:instancePath+"/Items/" + i0+"/ToolId",schemaPath:"#/properties/Items/items/properties/ToolId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func2(data2) < 1){
const err9 = {instancePath:instancePath+"/Items/" + i0+"/ToolId",schemaPath:"#/properties/Items/items/properties/ToolId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/Items/" + i0+"/ToolId",schemaPath:"#/properties/Items/items/properties/ToolId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data1.X !== undefined){
let data3 = data1.X;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err11 = {instancePath:instancePath+"/Items/" + i0+"/X",schemaPath:"#/properties/Items/items/properties/X/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 23 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/Items/" + i0+"/X",schemaPath:"#/properties/Items/items/properties/X/maximum",keyword:"maximum",params:{comparison: "<=", limit: 23},message:"must be <= 23"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3 < 0 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/Items/" + i0+"/X",schemaPath:"#/properties/Items/items/properties/X/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data1.Y !== undefined){
let data4 = data1.Y;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err14 = {instancePath:instancePath+"/Items/" + i0+"/Y",schemaPath:"#/properties/Items/items/properties/Y/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 > 999 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/Items/" + i0+"/Y",schemaPath:"#/properties/Items/items/properties/Y/maximum",keyword:"maximum",params:{comparison: "<=", limit: 999},message:"must be <= 999"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data4 < 0 || isNaN(data4)){
const err16 = {instancePath:instancePath+"/Items/" + i0+"/Y",schemaPath:"#/properties/Items/items/properties/Y/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data1.Size !== undefined){
let data5 = data1.Size;
if(!(((data5 === "1x1") || (data5 === "2x1")) || (data5 === "2x2"))){
const err17 = {instancePath:instancePath+"/Items/" + i0+"/Size",schemaPath:"#/properties/Items/items/properties/Size/enum",keyword:"enum",params:{allowedValues: schema105.properties.Items.items.properties.Size.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/Items/" + i0,schemaPath:"#/properties/Items/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/Items",schemaPath:"#/properties/Items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate104.errors = vErrors;
return errors === 0;
}

export const output47 = validate105;
const schema106 = {"const":true};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(true !== data){
const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate105.errors = vErrors;
return errors === 0;
}

export const input48 = validate106;
const schema107 = {"type":"object","required":["Id","ToolName","ToolCode","Category","Icon","Url","TargetType"],"properties":{"Id":{"type":"string","maxLength":64,"minLength":1},"Version":{"type":"integer"},"ToolName":{"type":"string","maxLength":40,"minLength":1},"ToolCode":{"type":"string","maxLength":40,"minLength":1},"Category":{"type":"string","maxLength":10,"minLength":1},"Icon":{"type":"string","maxLength":60,"minLength":1},"Url":{"type":"string","maxLength":200,"minLength":1},"TargetType":{"enum":["0","1",0,1]},"Intro":{"type":"string","maxLength":400},"Detail":{"type":"string","maxLength":5000},"OrgId":{"type":"string","maxLength":64},"RoleCodes":{"type":"array","items":{"type":"string","maxLength":40},"maxItems":60},"Sort":{"type":"integer"}},"additionalProperties":false};

function validate106(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ToolName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ToolName"},message:"must have required property '"+"ToolName"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.ToolCode === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ToolCode"},message:"must have required property '"+"ToolCode"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.Category === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Category"},message:"must have required property '"+"Category"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.Icon === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Icon"},message:"must have required property '"+"Icon"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.Url === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Url"},message:"must have required property '"+"Url"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.TargetType === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "TargetType"},message:"must have required property '"+"TargetType"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(func23.call(schema107.properties, key0))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.Id !== undefined){
let data0 = data.Id;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err8 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func2(data0) < 1){
const err9 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.Version !== undefined){
let data1 = data.Version;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err11 = {instancePath:instancePath+"/Version",schemaPath:"#/properties/Version/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.ToolName !== undefined){
let data2 = data.ToolName;
if(typeof data2 === "string"){
if(func2(data2) > 40){
const err12 = {instancePath:instancePath+"/ToolName",schemaPath:"#/properties/ToolName/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func2(data2) < 1){
const err13 = {instancePath:instancePath+"/ToolName",schemaPath:"#/properties/ToolName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/ToolName",schemaPath:"#/properties/ToolName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.ToolCode !== undefined){
let data3 = data.ToolCode;
if(typeof data3 === "string"){
if(func2(data3) > 40){
const err15 = {instancePath:instancePath+"/ToolCode",schemaPath:"#/properties/ToolCode/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func2(data3) < 1){
const err16 = {instancePath:instancePath+"/ToolCode",schemaPath:"#/properties/ToolCode/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/ToolCode",schemaPath:"#/properties/ToolCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.Category !== undefined){
let data4 = data.Category;
if(typeof data4 === "string"){
if(func2(data4) > 10){
const err18 = {instancePath:instancePath+"/Category",schemaPath:"#/properties/Category/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(func2(data4) < 1){
const err19 = {instancePath:instancePath+"/Category",schemaPath:"#/properties/Category/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/Category",schemaPath:"#/properties/Category/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.Icon !== undefined){
let data5 = data.Icon;
if(typeof data5 === "string"){
if(func2(data5) > 60){
const err21 = {instancePath:instancePath+"/Icon",schemaPath:"#/properties/Icon/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(func2(data5) < 1){
const err22 = {instancePath:instancePath+"/Icon",schemaPath:"#/properties/Icon/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/Icon",schemaPath:"#/properties/Icon/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.Url !== undefined){
let data6 = data.Url;
if(typeof data6 === "string"){
if(func2(data6) > 200){
const err24 = {instancePath:instancePath+"/Url",schemaPath:"#/properties/Url/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(func2(data6) < 1){
const err25 = {instancePath:instancePath+"/Url",schemaPath:"#/properties/Url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/Url",schemaPath:"#/properties/Url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.TargetType !== undefined){
let data7 = data.TargetType;
if(!((((data7 === "0") || (data7 === "1")) || (data7 === 0)) || (data7 === 1))){
const err27 = {instancePath:instancePath+"/TargetType",schemaPath:"#/properties/TargetType/enum",keyword:"enum",params:{allowedValues: schema107.properties.TargetType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.Intro !== undefined){
let data8 = data.Intro;
if(typeof data8 === "string"){
if(func2(data8) > 400){
const err28 = {instancePath:instancePath+"/Intro",schemaPath:"#/properties/Intro/maxLength",keyword:"maxLength",params:{limit: 400},message:"must NOT have more than 400 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/Intro",schemaPath:"#/properties/Intro/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.Detail !== undefined){
let data9 = data.Detail;
if(typeof data9 === "string"){
if(func2(data9) > 5000){
const err30 = {instancePath:instancePath+"/Detail",schemaPath:"#/properties/Detail/maxLength",keyword:"maxLength",params:{limit: 5000},message:"must NOT have more than 5000 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/Detail",schemaPath:"#/properties/Detail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.OrgId !== undefined){
let data10 = data.OrgId;
if(typeof data10 === "string"){
if(func2(data10) > 64){
const err32 = {instancePath:instancePath+"/OrgId",schemaPath:"#/properties/OrgId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/OrgId",schemaPath:"#/properties/OrgId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.RoleCodes !== undefined){
let data11 = data.RoleCodes;
if(Array.isArray(data11)){
if(data11.length > 60){
const err34 = {instancePath:instancePath+"/RoleCodes",schemaPath:"#/properties/RoleCodes/maxItems",keyword:"maxItems",params:{limit: 60},message:"must NOT have more than 60 items"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
if(typeof data12 === "string"){
if(func2(data12) > 40){
const err35 = {instancePath:instancePath+"/RoleCodes/" + i0,schemaPath:"#/properties/RoleCodes/items/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/RoleCodes/" + i0,schemaPath:"#/properties/RoleCodes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/RoleCodes",schemaPath:"#/properties/RoleCodes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.Sort !== undefined){
let data13 = data.Sort;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
const err38 = {instancePath:instancePath+"/Sort",schemaPath:"#/properties/Sort/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
validate106.errors = vErrors;
return errors === 0;
}

export const output48 = validate107;
const schema108 = {"const":true};

function validate107(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(true !== data){
const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate107.errors = vErrors;
return errors === 0;
}

export const input49 = validate108;
const schema109 = {"type":"object","required":["ToolId"],"properties":{"ToolId":{"type":"string","maxLength":64,"minLength":1},"ActionName":{"type":"string","maxLength":40},"PageIndex":{"type":"integer","minimum":1,"maximum":100000},"PageSize":{"type":"integer","minimum":1,"maximum":100},"sortField":{"type":"string","maxLength":60},"sortOrder":{"enum":["ascend","descend","",null]}},"additionalProperties":false};

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ToolId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ToolId"},message:"must have required property '"+"ToolId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "ToolId") || (key0 === "ActionName")) || (key0 === "PageIndex")) || (key0 === "PageSize")) || (key0 === "sortField")) || (key0 === "sortOrder"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.ToolId !== undefined){
let data0 = data.ToolId;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err2 = {instancePath:instancePath+"/ToolId",schemaPath:"#/properties/ToolId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/ToolId",schemaPath:"#/properties/ToolId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/ToolId",schemaPath:"#/properties/ToolId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.ActionName !== undefined){
let data1 = data.ActionName;
if(typeof data1 === "string"){
if(func2(data1) > 40){
const err5 = {instancePath:instancePath+"/ActionName",schemaPath:"#/properties/ActionName/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/ActionName",schemaPath:"#/properties/ActionName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.PageIndex !== undefined){
let data2 = data.PageIndex;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err7 = {instancePath:instancePath+"/PageIndex",schemaPath:"#/properties/PageIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 100000 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/PageIndex",schemaPath:"#/properties/PageIndex/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/PageIndex",schemaPath:"#/properties/PageIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.PageSize !== undefined){
let data3 = data.PageSize;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err10 = {instancePath:instancePath+"/PageSize",schemaPath:"#/properties/PageSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 100 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/PageSize",schemaPath:"#/properties/PageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/PageSize",schemaPath:"#/properties/PageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.sortField !== undefined){
let data4 = data.sortField;
if(typeof data4 === "string"){
if(func2(data4) > 60){
const err13 = {instancePath:instancePath+"/sortField",schemaPath:"#/properties/sortField/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/sortField",schemaPath:"#/properties/sortField/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.sortOrder !== undefined){
let data5 = data.sortOrder;
if(!((((data5 === "ascend") || (data5 === "descend")) || (data5 === "")) || (data5 === null))){
const err15 = {instancePath:instancePath+"/sortOrder",schemaPath:"#/properties/sortOrder/enum",keyword:"enum",params:{allowedValues: schema109.properties.sortOrder.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate108.errors = vErrors;
return errors === 0;
}

export const output49 = validate109;
const schema110 = {"type":"object","required":["total","rows"],"properties":{"total":{"type":"integer"},"rows":{"type":"array","items":{"type":"object","required":["Id","EnCode","ActionName","Url","Sort","Granted"],"properties":{"Id":{"type":"string"},"EnCode":{"type":"string"},"ActionName":{"type":"string"},"Url":{"type":"string"},"Sort":{"type":"integer"},"Granted":{"enum":[0,1]}},"additionalProperties":false}}},"additionalProperties":false};

function validate109(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.total === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.rows === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "total") || (key0 === "rows"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.total !== undefined){
let data0 = data.total;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err3 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.rows !== undefined){
let data1 = data.rows;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.Id === undefined){
const err4 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.EnCode === undefined){
const err5 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "EnCode"},message:"must have required property '"+"EnCode"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.ActionName === undefined){
const err6 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "ActionName"},message:"must have required property '"+"ActionName"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.Url === undefined){
const err7 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "Url"},message:"must have required property '"+"Url"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.Sort === undefined){
const err8 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "Sort"},message:"must have required property '"+"Sort"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.Granted === undefined){
const err9 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "Granted"},message:"must have required property '"+"Granted"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data2){
if(!((((((key1 === "Id") || (key1 === "EnCode")) || (key1 === "ActionName")) || (key1 === "Url")) || (key1 === "Sort")) || (key1 === "Granted"))){
const err10 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.Id !== undefined){
if(typeof data2.Id !== "string"){
const err11 = {instancePath:instancePath+"/rows/" + i0+"/Id",schemaPath:"#/properties/rows/items/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.EnCode !== undefined){
if(typeof data2.EnCode !== "string"){
const err12 = {instancePath:instancePath+"/rows/" + i0+"/EnCode",schemaPath:"#/properties/rows/items/properties/EnCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.ActionName !== undefined){
if(typeof data2.ActionName !== "string"){
const err13 = {instancePath:instancePath+"/rows/" + i0+"/ActionName",schemaPath:"#/properties/rows/items/properties/ActionName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.Url !== undefined){
if(typeof data2.Url !== "string"){
const err14 = {instancePath:instancePath+"/rows/" + i0+"/Url",schemaPath:"#/properties/rows/items/properties/Url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.Sort !== undefined){
let data7 = data2.Sort;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err15 = {instancePath:instancePath+"/rows/" + i0+"/Sort",schemaPath:"#/properties/rows/items/properties/Sort/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.Granted !== undefined){
let data8 = data2.Granted;
if(!((data8 === 0) || (data8 === 1))){
const err16 = {instancePath:instancePath+"/rows/" + i0+"/Granted",schemaPath:"#/properties/rows/items/properties/Granted/enum",keyword:"enum",params:{allowedValues: schema110.properties.rows.items.properties.Granted.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate109.errors = vErrors;
return errors === 0;
}

export const input50 = validate110;
const schema111 = {"type":"object","required":["Id"],"properties":{"Id":{"type":"string","maxLength":64,"minLength":1}},"additionalProperties":false};

function validate110(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "Id")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.Id !== undefined){
let data0 = data.Id;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err2 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate110.errors = vErrors;
return errors === 0;
}

export const output50 = validate111;
const schema112 = {"type":"object","required":["Id","ToolName","ToolCode","Category","CategoryName","Icon","Url","TargetType","Intro","OrgId","OrgName","RoleCodes","Status","StatusName","CheckState","CheckStateName","Score","StoreCount","OpenCount","Sort","IsStore","IsDesktop","CreateDate","Checks"]};

function validate111(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ToolName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ToolName"},message:"must have required property '"+"ToolName"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.ToolCode === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ToolCode"},message:"must have required property '"+"ToolCode"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.Category === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Category"},message:"must have required property '"+"Category"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.CategoryName === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "CategoryName"},message:"must have required property '"+"CategoryName"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.Icon === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Icon"},message:"must have required property '"+"Icon"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.Url === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Url"},message:"must have required property '"+"Url"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.TargetType === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "TargetType"},message:"must have required property '"+"TargetType"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.Intro === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Intro"},message:"must have required property '"+"Intro"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.OrgId === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "OrgId"},message:"must have required property '"+"OrgId"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.OrgName === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "OrgName"},message:"must have required property '"+"OrgName"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.RoleCodes === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "RoleCodes"},message:"must have required property '"+"RoleCodes"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.Status === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Status"},message:"must have required property '"+"Status"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.StatusName === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "StatusName"},message:"must have required property '"+"StatusName"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.CheckState === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "CheckState"},message:"must have required property '"+"CheckState"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.CheckStateName === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "CheckStateName"},message:"must have required property '"+"CheckStateName"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.Score === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Score"},message:"must have required property '"+"Score"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.StoreCount === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "StoreCount"},message:"must have required property '"+"StoreCount"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.OpenCount === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "OpenCount"},message:"must have required property '"+"OpenCount"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.Sort === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Sort"},message:"must have required property '"+"Sort"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.IsStore === undefined){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "IsStore"},message:"must have required property '"+"IsStore"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data.IsDesktop === undefined){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "IsDesktop"},message:"must have required property '"+"IsDesktop"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data.CreateDate === undefined){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "CreateDate"},message:"must have required property '"+"CreateDate"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.Checks === undefined){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Checks"},message:"must have required property '"+"Checks"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate111.errors = vErrors;
return errors === 0;
}

export const input51 = validate112;
const schema113 = {"type":"object","required":["ToolId"],"properties":{"ToolId":{"type":"string","maxLength":64,"minLength":1},"PageIndex":{"type":"integer","minimum":1,"maximum":100000},"PageSize":{"type":"integer","minimum":1,"maximum":100},"sortField":{"type":"string","maxLength":60},"sortOrder":{"enum":["ascend","descend","",null]}},"additionalProperties":false};

function validate112(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ToolId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ToolId"},message:"must have required property '"+"ToolId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "ToolId") || (key0 === "PageIndex")) || (key0 === "PageSize")) || (key0 === "sortField")) || (key0 === "sortOrder"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.ToolId !== undefined){
let data0 = data.ToolId;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err2 = {instancePath:instancePath+"/ToolId",schemaPath:"#/properties/ToolId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/ToolId",schemaPath:"#/properties/ToolId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/ToolId",schemaPath:"#/properties/ToolId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.PageIndex !== undefined){
let data1 = data.PageIndex;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err5 = {instancePath:instancePath+"/PageIndex",schemaPath:"#/properties/PageIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 100000 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/PageIndex",schemaPath:"#/properties/PageIndex/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/PageIndex",schemaPath:"#/properties/PageIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.PageSize !== undefined){
let data2 = data.PageSize;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err8 = {instancePath:instancePath+"/PageSize",schemaPath:"#/properties/PageSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 100 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/PageSize",schemaPath:"#/properties/PageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/PageSize",schemaPath:"#/properties/PageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.sortField !== undefined){
let data3 = data.sortField;
if(typeof data3 === "string"){
if(func2(data3) > 60){
const err11 = {instancePath:instancePath+"/sortField",schemaPath:"#/properties/sortField/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/sortField",schemaPath:"#/properties/sortField/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.sortOrder !== undefined){
let data4 = data.sortOrder;
if(!((((data4 === "ascend") || (data4 === "descend")) || (data4 === "")) || (data4 === null))){
const err13 = {instancePath:instancePath+"/sortOrder",schemaPath:"#/properties/sortOrder/enum",keyword:"enum",params:{allowedValues: schema113.properties.sortOrder.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate112.errors = vErrors;
return errors === 0;
}

export const output51 = validate113;
const schema114 = {"type":"object","required":["total","rows","Summary"],"properties":{"total":{"type":"integer"},"rows":{"type":"array","items":{"type":"object","required":["Id","TrueName","Avatar","Score","Content","ReplyContent","CreateDate"],"properties":{"Id":{"type":"string"},"TrueName":{"type":"string"},"Avatar":{"type":"string"},"Score":{"type":"integer"},"Content":{"type":"string"},"ReplyContent":{"type":"string"},"CreateDate":{"type":"string"}},"additionalProperties":false}},"Summary":{"type":"object","required":["Avg","Count","Stars"],"properties":{"Avg":{"type":"number"},"Count":{"type":"integer"},"Stars":{"type":"array","items":{"type":"integer"},"minItems":5,"maxItems":5}},"additionalProperties":false}},"additionalProperties":false};

function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.total === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.rows === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.Summary === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Summary"},message:"must have required property '"+"Summary"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "total") || (key0 === "rows")) || (key0 === "Summary"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.total !== undefined){
let data0 = data.total;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err4 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.rows !== undefined){
let data1 = data.rows;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.Id === undefined){
const err5 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.TrueName === undefined){
const err6 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "TrueName"},message:"must have required property '"+"TrueName"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.Avatar === undefined){
const err7 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "Avatar"},message:"must have required property '"+"Avatar"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.Score === undefined){
const err8 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "Score"},message:"must have required property '"+"Score"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.Content === undefined){
const err9 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "Content"},message:"must have required property '"+"Content"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.ReplyContent === undefined){
const err10 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "ReplyContent"},message:"must have required property '"+"ReplyContent"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.CreateDate === undefined){
const err11 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "CreateDate"},message:"must have required property '"+"CreateDate"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key1 in data2){
if(!(((((((key1 === "Id") || (key1 === "TrueName")) || (key1 === "Avatar")) || (key1 === "Score")) || (key1 === "Content")) || (key1 === "ReplyContent")) || (key1 === "CreateDate"))){
const err12 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.Id !== undefined){
if(typeof data2.Id !== "string"){
const err13 = {instancePath:instancePath+"/rows/" + i0+"/Id",schemaPath:"#/properties/rows/items/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.TrueName !== undefined){
if(typeof data2.TrueName !== "string"){
const err14 = {instancePath:instancePath+"/rows/" + i0+"/TrueName",schemaPath:"#/properties/rows/items/properties/TrueName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.Avatar !== undefined){
if(typeof data2.Avatar !== "string"){
const err15 = {instancePath:instancePath+"/rows/" + i0+"/Avatar",schemaPath:"#/properties/rows/items/properties/Avatar/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.Score !== undefined){
let data6 = data2.Score;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err16 = {instancePath:instancePath+"/rows/" + i0+"/Score",schemaPath:"#/properties/rows/items/properties/Score/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data2.Content !== undefined){
if(typeof data2.Content !== "string"){
const err17 = {instancePath:instancePath+"/rows/" + i0+"/Content",schemaPath:"#/properties/rows/items/properties/Content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data2.ReplyContent !== undefined){
if(typeof data2.ReplyContent !== "string"){
const err18 = {instancePath:instancePath+"/rows/" + i0+"/ReplyContent",schemaPath:"#/properties/rows/items/properties/ReplyContent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data2.CreateDate !== undefined){
if(typeof data2.CreateDate !== "string"){
const err19 = {instancePath:instancePath+"/rows/" + i0+"/CreateDate",schemaPath:"#/properties/rows/items/properties/CreateDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.Summary !== undefined){
let data10 = data.Summary;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.Avg === undefined){
const err22 = {instancePath:instancePath+"/Summary",schemaPath:"#/properties/Summary/required",keyword:"required",params:{missingProperty: "Avg"},message:"must have required property '"+"Avg"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data10.Count === undefined){
const err23 = {instancePath:instancePath+"/Summary",schemaPath:"#/properties/Summary/required",keyword:"required",params:{missingProperty: "Count"},message:"must have required property '"+"Count"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data10.Stars === undefined){
const err24 = {instancePath:instancePath+"/Summary",schemaPath:"#/properties/Summary/required",keyword:"required",params:{missingProperty: "Stars"},message:"must have required property '"+"Stars"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
for(const key2 in data10){
if(!(((key2 === "Avg") || (key2 === "Count")) || (key2 === "Stars"))){
const err25 = {instancePath:instancePath+"/Summary",schemaPath:"#/properties/Summary/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data10.Avg !== undefined){
if(!(typeof data10.Avg == "number")){
const err26 = {instancePath:instancePath+"/Summary/Avg",schemaPath:"#/properties/Summary/properties/Avg/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data10.Count !== undefined){
let data12 = data10.Count;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err27 = {instancePath:instancePath+"/Summary/Count",schemaPath:"#/properties/Summary/properties/Count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data10.Stars !== undefined){
let data13 = data10.Stars;
if(Array.isArray(data13)){
if(data13.length > 5){
const err28 = {instancePath:instancePath+"/Summary/Stars",schemaPath:"#/properties/Summary/properties/Stars/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data13.length < 5){
const err29 = {instancePath:instancePath+"/Summary/Stars",schemaPath:"#/properties/Summary/properties/Stars/minItems",keyword:"minItems",params:{limit: 5},message:"must NOT have fewer than 5 items"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
const err30 = {instancePath:instancePath+"/Summary/Stars/" + i1,schemaPath:"#/properties/Summary/properties/Stars/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/Summary/Stars",schemaPath:"#/properties/Summary/properties/Stars/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/Summary",schemaPath:"#/properties/Summary/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate113.errors = vErrors;
return errors === 0;
}

export const input52 = validate114;
const schema115 = {"type":"object","required":["ActionId"],"properties":{"ActionId":{"type":"string","maxLength":64,"minLength":1},"PageIndex":{"type":"integer","minimum":1,"maximum":100000},"PageSize":{"type":"integer","minimum":1,"maximum":100},"sortField":{"type":"string","maxLength":60},"sortOrder":{"enum":["ascend","descend","",null]}},"additionalProperties":false};

function validate114(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ActionId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ActionId"},message:"must have required property '"+"ActionId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "ActionId") || (key0 === "PageIndex")) || (key0 === "PageSize")) || (key0 === "sortField")) || (key0 === "sortOrder"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.ActionId !== undefined){
let data0 = data.ActionId;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err2 = {instancePath:instancePath+"/ActionId",schemaPath:"#/properties/ActionId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/ActionId",schemaPath:"#/properties/ActionId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/ActionId",schemaPath:"#/properties/ActionId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.PageIndex !== undefined){
let data1 = data.PageIndex;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err5 = {instancePath:instancePath+"/PageIndex",schemaPath:"#/properties/PageIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 100000 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/PageIndex",schemaPath:"#/properties/PageIndex/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/PageIndex",schemaPath:"#/properties/PageIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.PageSize !== undefined){
let data2 = data.PageSize;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err8 = {instancePath:instancePath+"/PageSize",schemaPath:"#/properties/PageSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 100 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/PageSize",schemaPath:"#/properties/PageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/PageSize",schemaPath:"#/properties/PageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
if(data.sortField !== undefined){
let data3 = data.sortField;
if(typeof data3 === "string"){
if(func2(data3) > 60){
const err11 = {instancePath:instancePath+"/sortField",schemaPath:"#/properties/sortField/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/sortField",schemaPath:"#/properties/sortField/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.sortOrder !== undefined){
let data4 = data.sortOrder;
if(!((((data4 === "ascend") || (data4 === "descend")) || (data4 === "")) || (data4 === null))){
const err13 = {instancePath:instancePath+"/sortOrder",schemaPath:"#/properties/sortOrder/enum",keyword:"enum",params:{allowedValues: schema115.properties.sortOrder.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate114.errors = vErrors;
return errors === 0;
}

export const output52 = validate115;
const schema116 = {"type":"object","required":["total","rows","Summary"],"properties":{"total":{"type":"integer"},"rows":{"type":"array","items":{"type":"object","required":["Id","TrueName","Avatar","Score","Content","ReplyContent","CreateDate"],"properties":{"Id":{"type":"string"},"TrueName":{"type":"string"},"Avatar":{"type":"string"},"Score":{"type":"integer"},"Content":{"type":"string"},"ReplyContent":{"type":"string"},"CreateDate":{"type":"string"}},"additionalProperties":false}},"Summary":{"type":"object","required":["Avg","Count","Stars"],"properties":{"Avg":{"type":"number"},"Count":{"type":"integer"},"Stars":{"type":"array","items":{"type":"integer"},"minItems":5,"maxItems":5}},"additionalProperties":false}},"additionalProperties":false};

function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.total === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.rows === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.Summary === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Summary"},message:"must have required property '"+"Summary"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "total") || (key0 === "rows")) || (key0 === "Summary"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.total !== undefined){
let data0 = data.total;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err4 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.rows !== undefined){
let data1 = data.rows;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.Id === undefined){
const err5 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.TrueName === undefined){
const err6 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "TrueName"},message:"must have required property '"+"TrueName"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.Avatar === undefined){
const err7 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "Avatar"},message:"must have required property '"+"Avatar"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.Score === undefined){
const err8 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "Score"},message:"must have required property '"+"Score"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.Content === undefined){
const err9 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "Content"},message:"must have required property '"+"Content"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.ReplyContent === undefined){
const err10 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "ReplyContent"},message:"must have required property '"+"ReplyContent"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.CreateDate === undefined){
const err11 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "CreateDate"},message:"must have required property '"+"CreateDate"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key1 in data2){
if(!(((((((key1 === "Id") || (key1 === "TrueName")) || (key1 === "Avatar")) || (key1 === "Score")) || (key1 === "Content")) || (key1 === "ReplyContent")) || (key1 === "CreateDate"))){
const err12 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.Id !== undefined){
if(typeof data2.Id !== "string"){
const err13 = {instancePath:instancePath+"/rows/" + i0+"/Id",schemaPath:"#/properties/rows/items/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data2.TrueName !== undefined){
if(typeof data2.TrueName !== "string"){
const err14 = {instancePath:instancePath+"/rows/" + i0+"/TrueName",schemaPath:"#/properties/rows/items/properties/TrueName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.Avatar !== undefined){
if(typeof data2.Avatar !== "string"){
const err15 = {instancePath:instancePath+"/rows/" + i0+"/Avatar",schemaPath:"#/properties/rows/items/properties/Avatar/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.Score !== undefined){
let data6 = data2.Score;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err16 = {instancePath:instancePath+"/rows/" + i0+"/Score",schemaPath:"#/properties/rows/items/properties/Score/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data2.Content !== undefined){
if(typeof data2.Content !== "string"){
const err17 = {instancePath:instancePath+"/rows/" + i0+"/Content",schemaPath:"#/properties/rows/items/properties/Content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data2.ReplyContent !== undefined){
if(typeof data2.ReplyContent !== "string"){
const err18 = {instancePath:instancePath+"/rows/" + i0+"/ReplyContent",schemaPath:"#/properties/rows/items/properties/ReplyContent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data2.CreateDate !== undefined){
if(typeof data2.CreateDate !== "string"){
const err19 = {instancePath:instancePath+"/rows/" + i0+"/CreateDate",schemaPath:"#/properties/rows/items/properties/CreateDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.Summary !== undefined){
let data10 = data.Summary;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.Avg === undefined){
const err22 = {instancePath:instancePath+"/Summary",schemaPath:"#/properties/Summary/required",keyword:"required",params:{missingProperty: "Avg"},message:"must have required property '"+"Avg"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data10.Count === undefined){
const err23 = {instancePath:instancePath+"/Summary",schemaPath:"#/properties/Summary/required",keyword:"required",params:{missingProperty: "Count"},message:"must have required property '"+"Count"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data10.Stars === undefined){
const err24 = {instancePath:instancePath+"/Summary",schemaPath:"#/properties/Summary/required",keyword:"required",params:{missingProperty: "Stars"},message:"must have required property '"+"Stars"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
for(const key2 in data10){
if(!(((key2 === "Avg") || (key2 === "Count")) || (key2 === "Stars"))){
const err25 = {instancePath:instancePath+"/Summary",schemaPath:"#/properties/Summary/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data10.Avg !== undefined){
if(!(typeof data10.Avg == "number")){
const err26 = {instancePath:instancePath+"/Summary/Avg",schemaPath:"#/properties/Summary/properties/Avg/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data10.Count !== undefined){
let data12 = data10.Count;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err27 = {instancePath:instancePath+"/Summary/Count",schemaPath:"#/properties/Summary/properties/Count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data10.Stars !== undefined){
let data13 = data10.Stars;
if(Array.isArray(data13)){
if(data13.length > 5){
const err28 = {instancePath:instancePath+"/Summary/Stars",schemaPath:"#/properties/Summary/properties/Stars/maxItems",keyword:"maxItems",params:{limit: 5},message:"must NOT have more than 5 items"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data13.length < 5){
const err29 = {instancePath:instancePath+"/Summary/Stars",schemaPath:"#/properties/Summary/properties/Stars/minItems",keyword:"minItems",params:{limit: 5},message:"must NOT have fewer than 5 items"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
let data14 = data13[i1];
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
const err30 = {instancePath:instancePath+"/Summary/Stars/" + i1,schemaPath:"#/properties/Summary/properties/Stars/items/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/Summary/Stars",schemaPath:"#/properties/Summary/properties/Stars/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/Summary",schemaPath:"#/properties/Summary/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate115.errors = vErrors;
return errors === 0;
}

export const input53 = validate116;
const schema117 = {"type":"object","required":["ToolId"],"properties":{"ToolId":{"type":"string","maxLength":64,"minLength":1}},"additionalProperties":false};

function validate116(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ToolId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ToolId"},message:"must have required property '"+"ToolId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "ToolId")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.ToolId !== undefined){
let data0 = data.ToolId;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err2 = {instancePath:instancePath+"/ToolId",schemaPath:"#/properties/ToolId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/ToolId",schemaPath:"#/properties/ToolId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/ToolId",schemaPath:"#/properties/ToolId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate116.errors = vErrors;
return errors === 0;
}

export const output53 = validate117;
const schema118 = {"type":"object","required":["Tool","IsDesktop","IsStore","MyScore","Todo"],"properties":{"Tool":{"type":"object","required":["Id","ToolName","ToolCode","Category","CategoryName","Icon","Url","TargetType","Intro","OrgId","OrgName","RoleCodes","Status","StatusName","CheckState","CheckStateName","Score","StoreCount","OpenCount","Sort","IsStore","IsDesktop","CreateDate"]},"IsDesktop":{"enum":[0,1]},"IsStore":{"enum":[0,1]},"MyScore":{"type":["integer","null"]},"Todo":{"type":"integer"}},"additionalProperties":false};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Tool === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Tool"},message:"must have required property '"+"Tool"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.IsDesktop === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "IsDesktop"},message:"must have required property '"+"IsDesktop"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.IsStore === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "IsStore"},message:"must have required property '"+"IsStore"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.MyScore === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "MyScore"},message:"must have required property '"+"MyScore"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.Todo === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Todo"},message:"must have required property '"+"Todo"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "Tool") || (key0 === "IsDesktop")) || (key0 === "IsStore")) || (key0 === "MyScore")) || (key0 === "Todo"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.Tool !== undefined){
let data0 = data.Tool;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.Id === undefined){
const err6 = {instancePath:instancePath+"/Tool",schemaPath:"#/properties/Tool/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0.ToolName === undefined){
const err7 = {instancePath:instancePath+"/Tool",schemaPath:"#/properties/Tool/required",keyword:"required",params:{missingProperty: "ToolName"},message:"must have required property '"+"ToolName"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data0.ToolCode === undefined){
const err8 = {instancePath:instancePath+"/Tool",schemaPath:"#/properties/Tool/required",keyword:"required",params:{missingProperty: "ToolCode"},message:"must have required property '"+"ToolCode"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data0.Category === undefined){
const err9 = {instancePath:instancePath+"/Tool",schemaPath:"#/properties/Tool/required",keyword:"required",params:{missingProperty: "Category"},message:"must have required property '"+"Category"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data0.CategoryName === undefined){
const err10 = {instancePath:instancePath+"/Tool",schemaPath:"#/properties/Tool/required",keyword:"required",params:{missingProperty: "CategoryName"},message:"must have required property '"+"CategoryName"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data0.Icon === undefined){
const err11 = {instancePath:instancePath+"/Tool",schemaPath:"#/properties/Tool/required",keyword:"required",params:{missingProperty: "Icon"},message:"must have required property '"+"Icon"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data0.Url === undefined){
const err12 = {instancePath:instancePath+"/Tool",schemaPath:"#/properties/Tool/required",keyword:"required",params:{missingProperty: "Url"},message:"must have required property '"+"Url"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data0.TargetType === undefined){
const err13 = {instancePath:instancePath+"/Tool",schemaPath:"#/properties/Tool/required",keyword:"required",params:{missingProperty: "TargetType"},message:"must have required property '"+"TargetType"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data0.Intro === undefined){
const err14 = {instancePath:instancePath+"/Tool",schemaPath:"#/properties/Tool/required",keyword:"required",params:{missingProperty: "Intro"},message:"must have required property '"+"Intro"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data0.OrgId === undefined){
const err15 = {instancePath:instancePath+"/Tool",schemaPath:"#/properties/Tool/required",keyword:"required",params:{missingProperty: "OrgId"},message:"must have required property '"+"OrgId"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data0.OrgName === undefined){
const err16 = {instancePath:instancePath+"/Tool",schemaPath:"#/properties/Tool/required",keyword:"required",params:{missingProperty: "OrgName"},message:"must have required property '"+"OrgName"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data0.RoleCodes === undefined){
const err17 = {instancePath:instancePath+"/Tool",schemaPath:"#/properties/Tool/required",keyword:"required",params:{missingProperty: "RoleCodes"},message:"must have required property '"+"RoleCodes"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data0.Status === undefined){
const err18 = {instancePath:instancePath+"/Tool",schemaPath:"#/properties/Tool/required",keyword:"required",params:{missingProperty: "Status"},message:"must have required property '"+"Status"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data0.StatusName === undefined){
const err19 = {instancePath:instancePath+"/Tool",schemaPath:"#/properties/Tool/required",keyword:"required",params:{missingProperty: "StatusName"},message:"must have required property '"+"StatusName"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data0.CheckState === undefined){
const err20 = {instancePath:instancePath+"/Tool",schemaPath:"#/properties/Tool/required",keyword:"required",params:{missingProperty: "CheckState"},message:"must have required property '"+"CheckState"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data0.CheckStateName === undefined){
const err21 = {instancePath:instancePath+"/Tool",schemaPath:"#/properties/Tool/required",keyword:"required",params:{missingProperty: "CheckStateName"},message:"must have required property '"+"CheckStateName"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data0.Score === undefined){
const err22 = {instancePath:instancePath+"/Tool",schemaPath:"#/properties/Tool/required",keyword:"required",params:{missingProperty: "Score"},message:"must have required property '"+"Score"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data0.StoreCount === undefined){
const err23 = {instancePath:instancePath+"/Tool",schemaPath:"#/properties/Tool/required",keyword:"required",params:{missingProperty: "StoreCount"},message:"must have required property '"+"StoreCount"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data0.OpenCount === undefined){
const err24 = {instancePath:instancePath+"/Tool",schemaPath:"#/properties/Tool/required",keyword:"required",params:{missingProperty: "OpenCount"},message:"must have required property '"+"OpenCount"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data0.Sort === undefined){
const err25 = {instancePath:instancePath+"/Tool",schemaPath:"#/properties/Tool/required",keyword:"required",params:{missingProperty: "Sort"},message:"must have required property '"+"Sort"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data0.IsStore === undefined){
const err26 = {instancePath:instancePath+"/Tool",schemaPath:"#/properties/Tool/required",keyword:"required",params:{missingProperty: "IsStore"},message:"must have required property '"+"IsStore"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data0.IsDesktop === undefined){
const err27 = {instancePath:instancePath+"/Tool",schemaPath:"#/properties/Tool/required",keyword:"required",params:{missingProperty: "IsDesktop"},message:"must have required property '"+"IsDesktop"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data0.CreateDate === undefined){
const err28 = {instancePath:instancePath+"/Tool",schemaPath:"#/properties/Tool/required",keyword:"required",params:{missingProperty: "CreateDate"},message:"must have required property '"+"CreateDate"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/Tool",schemaPath:"#/properties/Tool/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.IsDesktop !== undefined){
let data1 = data.IsDesktop;
if(!((data1 === 0) || (data1 === 1))){
const err30 = {instancePath:instancePath+"/IsDesktop",schemaPath:"#/properties/IsDesktop/enum",keyword:"enum",params:{allowedValues: schema118.properties.IsDesktop.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.IsStore !== undefined){
let data2 = data.IsStore;
if(!((data2 === 0) || (data2 === 1))){
const err31 = {instancePath:instancePath+"/IsStore",schemaPath:"#/properties/IsStore/enum",keyword:"enum",params:{allowedValues: schema118.properties.IsStore.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.MyScore !== undefined){
let data3 = data.MyScore;
if((!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))) && (data3 !== null)){
const err32 = {instancePath:instancePath+"/MyScore",schemaPath:"#/properties/MyScore/type",keyword:"type",params:{type: schema118.properties.MyScore.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.Todo !== undefined){
let data4 = data.Todo;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err33 = {instancePath:instancePath+"/Todo",schemaPath:"#/properties/Todo/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate117.errors = vErrors;
return errors === 0;
}

export const input54 = validate118;
const schema119 = {"type":"object","properties":{},"additionalProperties":false};

function validate118(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate118.errors = vErrors;
return errors === 0;
}

export const output54 = validate119;
const schema120 = {"type":"array","items":{"type":"object","required":["ToolId","X","Y","Size","ToolName","Icon","Url","TargetType","Badge"]}};

function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.ToolId === undefined){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "ToolId"},message:"must have required property '"+"ToolId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.X === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "X"},message:"must have required property '"+"X"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.Y === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "Y"},message:"must have required property '"+"Y"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.Size === undefined){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "Size"},message:"must have required property '"+"Size"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.ToolName === undefined){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "ToolName"},message:"must have required property '"+"ToolName"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.Icon === undefined){
const err5 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "Icon"},message:"must have required property '"+"Icon"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.Url === undefined){
const err6 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "Url"},message:"must have required property '"+"Url"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0.TargetType === undefined){
const err7 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "TargetType"},message:"must have required property '"+"TargetType"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data0.Badge === undefined){
const err8 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "Badge"},message:"must have required property '"+"Badge"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate119.errors = vErrors;
return errors === 0;
}

export const input55 = validate120;
const schema121 = {"type":"object","properties":{"Category":{"type":"string","maxLength":10},"Keyword":{"type":"string","maxLength":50}},"additionalProperties":false};

function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "Category") || (key0 === "Keyword"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.Category !== undefined){
let data0 = data.Category;
if(typeof data0 === "string"){
if(func2(data0) > 10){
const err1 = {instancePath:instancePath+"/Category",schemaPath:"#/properties/Category/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/Category",schemaPath:"#/properties/Category/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.Keyword !== undefined){
let data1 = data.Keyword;
if(typeof data1 === "string"){
if(func2(data1) > 50){
const err3 = {instancePath:instancePath+"/Keyword",schemaPath:"#/properties/Keyword/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/Keyword",schemaPath:"#/properties/Keyword/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate120.errors = vErrors;
return errors === 0;
}

export const output55 = validate121;
const schema122 = {"type":"array","items":{"type":"object","required":["Id","ToolName","ToolCode","Category","CategoryName","Icon","Url","TargetType","Intro","OrgId","OrgName","RoleCodes","Status","StatusName","CheckState","CheckStateName","Score","StoreCount","OpenCount","Sort","IsStore","IsDesktop","CreateDate"]}};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.Id === undefined){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.ToolName === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "ToolName"},message:"must have required property '"+"ToolName"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.ToolCode === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "ToolCode"},message:"must have required property '"+"ToolCode"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.Category === undefined){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "Category"},message:"must have required property '"+"Category"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.CategoryName === undefined){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "CategoryName"},message:"must have required property '"+"CategoryName"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.Icon === undefined){
const err5 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "Icon"},message:"must have required property '"+"Icon"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.Url === undefined){
const err6 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "Url"},message:"must have required property '"+"Url"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0.TargetType === undefined){
const err7 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "TargetType"},message:"must have required property '"+"TargetType"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data0.Intro === undefined){
const err8 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "Intro"},message:"must have required property '"+"Intro"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data0.OrgId === undefined){
const err9 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "OrgId"},message:"must have required property '"+"OrgId"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data0.OrgName === undefined){
const err10 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "OrgName"},message:"must have required property '"+"OrgName"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data0.RoleCodes === undefined){
const err11 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "RoleCodes"},message:"must have required property '"+"RoleCodes"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data0.Status === undefined){
const err12 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "Status"},message:"must have required property '"+"Status"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data0.StatusName === undefined){
const err13 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "StatusName"},message:"must have required property '"+"StatusName"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data0.CheckState === undefined){
const err14 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "CheckState"},message:"must have required property '"+"CheckState"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data0.CheckStateName === undefined){
const err15 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "CheckStateName"},message:"must have required property '"+"CheckStateName"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data0.Score === undefined){
const err16 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "Score"},message:"must have required property '"+"Score"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data0.StoreCount === undefined){
const err17 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "StoreCount"},message:"must have required property '"+"StoreCount"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data0.OpenCount === undefined){
const err18 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "OpenCount"},message:"must have required property '"+"OpenCount"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data0.Sort === undefined){
const err19 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "Sort"},message:"must have required property '"+"Sort"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data0.IsStore === undefined){
const err20 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "IsStore"},message:"must have required property '"+"IsStore"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data0.IsDesktop === undefined){
const err21 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "IsDesktop"},message:"must have required property '"+"IsDesktop"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data0.CreateDate === undefined){
const err22 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "CreateDate"},message:"must have required property '"+"CreateDate"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate121.errors = vErrors;
return errors === 0;
}

export const input56 = validate122;
const schema123 = {"type":"object","properties":{"PageIndex":{"type":"integer","minimum":1,"maximum":100000},"PageSize":{"type":"integer","minimum":1,"maximum":100},"sortField":{"type":"string","maxLength":60},"sortOrder":{"enum":["ascend","descend","",null]},"ToolName":{"type":"string","maxLength":40},"Category":{"type":["string","integer"],"maxLength":64},"Status":{"type":["string","integer"],"maxLength":64},"CheckState":{"type":["string","integer"],"maxLength":64},"OrgId":{"type":"string","maxLength":64}},"additionalProperties":false};

function validate122(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func23.call(schema123.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.PageIndex !== undefined){
let data0 = data.PageIndex;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/PageIndex",schemaPath:"#/properties/PageIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 100000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/PageIndex",schemaPath:"#/properties/PageIndex/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/PageIndex",schemaPath:"#/properties/PageIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.PageSize !== undefined){
let data1 = data.PageSize;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err4 = {instancePath:instancePath+"/PageSize",schemaPath:"#/properties/PageSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 100 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/PageSize",schemaPath:"#/properties/PageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/PageSize",schemaPath:"#/properties/PageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.sortField !== undefined){
let data2 = data.sortField;
if(typeof data2 === "string"){
if(func2(data2) > 60){
const err7 = {instancePath:instancePath+"/sortField",schemaPath:"#/properties/sortField/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/sortField",schemaPath:"#/properties/sortField/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.sortOrder !== undefined){
let data3 = data.sortOrder;
if(!((((data3 === "ascend") || (data3 === "descend")) || (data3 === "")) || (data3 === null))){
const err9 = {instancePath:instancePath+"/sortOrder",schemaPath:"#/properties/sortOrder/enum",keyword:"enum",params:{allowedValues: schema123.properties.sortOrder.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.ToolName !== undefined){
let data4 = data.ToolName;
if(typeof data4 === "string"){
if(func2(data4) > 40){
const err10 = {instancePath:instancePath+"/ToolName",schemaPath:"#/properties/ToolName/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/ToolName",schemaPath:"#/properties/ToolName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.Category !== undefined){
let data5 = data.Category;
if((typeof data5 !== "string") && (!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))))){
const err12 = {instancePath:instancePath+"/Category",schemaPath:"#/properties/Category/type",keyword:"type",params:{type: schema123.properties.Category.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data5 === "string"){
if(func2(data5) > 64){
const err13 = {instancePath:instancePath+"/Category",schemaPath:"#/properties/Category/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.Status !== undefined){
let data6 = data.Status;
if((typeof data6 !== "string") && (!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))))){
const err14 = {instancePath:instancePath+"/Status",schemaPath:"#/properties/Status/type",keyword:"type",params:{type: schema123.properties.Status.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data6 === "string"){
if(func2(data6) > 64){
const err15 = {instancePath:instancePath+"/Status",schemaPath:"#/properties/Status/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.CheckState !== undefined){
let data7 = data.CheckState;
if((typeof data7 !== "string") && (!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))))){
const err16 = {instancePath:instancePath+"/CheckState",schemaPath:"#/properties/CheckState/type",keyword:"type",params:{type: schema123.properties.CheckState.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data7 === "string"){
if(func2(data7) > 64){
const err17 = {instancePath:instancePath+"/CheckState",schemaPath:"#/properties/CheckState/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
if(data.OrgId !== undefined){
let data8 = data.OrgId;
if(typeof data8 === "string"){
if(func2(data8) > 64){
const err18 = {instancePath:instancePath+"/OrgId",schemaPath:"#/properties/OrgId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/OrgId",schemaPath:"#/properties/OrgId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate122.errors = vErrors;
return errors === 0;
}

export const output56 = validate123;
const schema124 = {"type":"object","required":["total","rows"],"properties":{"total":{"type":"integer"},"rows":{"type":"array","items":{"type":"object","required":["Id","ToolName","ToolCode","Category","CategoryName","Icon","Url","TargetType","Intro","OrgId","OrgName","RoleCodes","Status","StatusName","CheckState","CheckStateName","Score","StoreCount","OpenCount","Sort","IsStore","IsDesktop","CreateDate"]}}},"additionalProperties":false};

function validate123(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.total === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.rows === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "total") || (key0 === "rows"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.total !== undefined){
let data0 = data.total;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err3 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.rows !== undefined){
let data1 = data.rows;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.Id === undefined){
const err4 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.ToolName === undefined){
const err5 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "ToolName"},message:"must have required property '"+"ToolName"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.ToolCode === undefined){
const err6 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "ToolCode"},message:"must have required property '"+"ToolCode"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.Category === undefined){
const err7 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "Category"},message:"must have required property '"+"Category"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.CategoryName === undefined){
const err8 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "CategoryName"},message:"must have required property '"+"CategoryName"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.Icon === undefined){
const err9 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "Icon"},message:"must have required property '"+"Icon"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data2.Url === undefined){
const err10 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "Url"},message:"must have required property '"+"Url"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2.TargetType === undefined){
const err11 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "TargetType"},message:"must have required property '"+"TargetType"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data2.Intro === undefined){
const err12 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "Intro"},message:"must have required property '"+"Intro"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data2.OrgId === undefined){
const err13 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "OrgId"},message:"must have required property '"+"OrgId"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data2.OrgName === undefined){
const err14 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "OrgName"},message:"must have required property '"+"OrgName"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data2.RoleCodes === undefined){
const err15 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "RoleCodes"},message:"must have required property '"+"RoleCodes"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data2.Status === undefined){
const err16 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "Status"},message:"must have required property '"+"Status"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data2.StatusName === undefined){
const err17 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "StatusName"},message:"must have required property '"+"StatusName"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data2.CheckState === undefined){
const err18 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "CheckState"},message:"must have required property '"+"CheckState"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data2.CheckStateName === undefined){
const err19 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "CheckStateName"},message:"must have required property '"+"CheckStateName"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data2.Score === undefined){
const err20 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "Score"},message:"must have required property '"+"Score"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data2.StoreCount === undefined){
const err21 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "StoreCount"},message:"must have required property '"+"StoreCount"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data2.OpenCount === undefined){
const err22 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "OpenCount"},message:"must have required property '"+"OpenCount"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data2.Sort === undefined){
const err23 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "Sort"},message:"must have required property '"+"Sort"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data2.IsStore === undefined){
const err24 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "IsStore"},message:"must have required property '"+"IsStore"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data2.IsDesktop === undefined){
const err25 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "IsDesktop"},message:"must have required property '"+"IsDesktop"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data2.CreateDate === undefined){
const err26 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "CreateDate"},message:"must have required property '"+"CreateDate"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate123.errors = vErrors;
return errors === 0;
}

export const input57 = validate124;
const schema125 = {"type":"object","required":["Id"],"properties":{"Id":{"type":"string","maxLength":64,"minLength":1}},"additionalProperties":false};

function validate124(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "Id")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.Id !== undefined){
let data0 = data.Id;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err2 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate124.errors = vErrors;
return errors === 0;
}

export const output57 = validate125;
const schema126 = {"type":"object","required":["Id","ToolName","ToolCode","Category","CategoryName","Icon","Url","TargetType","Intro","OrgId","OrgName","RoleCodes","Status","StatusName","CheckState","CheckStateName","Score","StoreCount","OpenCount","Sort","IsStore","IsDesktop","CreateDate","Detail","Actions"]};

function validate125(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ToolName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ToolName"},message:"must have required property '"+"ToolName"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.ToolCode === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ToolCode"},message:"must have required property '"+"ToolCode"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.Category === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Category"},message:"must have required property '"+"Category"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.CategoryName === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "CategoryName"},message:"must have required property '"+"CategoryName"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.Icon === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Icon"},message:"must have required property '"+"Icon"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.Url === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Url"},message:"must have required property '"+"Url"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.TargetType === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "TargetType"},message:"must have required property '"+"TargetType"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.Intro === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Intro"},message:"must have required property '"+"Intro"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.OrgId === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "OrgId"},message:"must have required property '"+"OrgId"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.OrgName === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "OrgName"},message:"must have required property '"+"OrgName"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.RoleCodes === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "RoleCodes"},message:"must have required property '"+"RoleCodes"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.Status === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Status"},message:"must have required property '"+"Status"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.StatusName === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "StatusName"},message:"must have required property '"+"StatusName"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.CheckState === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "CheckState"},message:"must have required property '"+"CheckState"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.CheckStateName === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "CheckStateName"},message:"must have required property '"+"CheckStateName"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.Score === undefined){
const err16 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Score"},message:"must have required property '"+"Score"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data.StoreCount === undefined){
const err17 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "StoreCount"},message:"must have required property '"+"StoreCount"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data.OpenCount === undefined){
const err18 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "OpenCount"},message:"must have required property '"+"OpenCount"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data.Sort === undefined){
const err19 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Sort"},message:"must have required property '"+"Sort"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data.IsStore === undefined){
const err20 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "IsStore"},message:"must have required property '"+"IsStore"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data.IsDesktop === undefined){
const err21 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "IsDesktop"},message:"must have required property '"+"IsDesktop"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data.CreateDate === undefined){
const err22 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "CreateDate"},message:"must have required property '"+"CreateDate"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data.Detail === undefined){
const err23 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Detail"},message:"must have required property '"+"Detail"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data.Actions === undefined){
const err24 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Actions"},message:"must have required property '"+"Actions"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate125.errors = vErrors;
return errors === 0;
}

export const input58 = validate126;
const schema127 = {"type":"object","properties":{"ToolId":{"type":"string","maxLength":64},"ApplyId":{"type":"string","maxLength":32}},"additionalProperties":false};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "ToolId") || (key0 === "ApplyId"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.ToolId !== undefined){
let data0 = data.ToolId;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err1 = {instancePath:instancePath+"/ToolId",schemaPath:"#/properties/ToolId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/ToolId",schemaPath:"#/properties/ToolId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.ApplyId !== undefined){
let data1 = data.ApplyId;
if(typeof data1 === "string"){
if(func2(data1) > 32){
const err3 = {instancePath:instancePath+"/ApplyId",schemaPath:"#/properties/ApplyId/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/ApplyId",schemaPath:"#/properties/ApplyId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate126.errors = vErrors;
return errors === 0;
}

export const output58 = validate127;
const schema128 = {"type":"array","items":{"type":"object","required":["id","text","state","children","attributes"]}};

function validate127(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.text === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.state === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.children === undefined){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "children"},message:"must have required property '"+"children"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.attributes === undefined){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "attributes"},message:"must have required property '"+"attributes"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate127.errors = vErrors;
return errors === 0;
}

export const input59 = validate128;
const schema129 = {"type":"object","required":["ToolId"],"properties":{"ToolId":{"type":"string","maxLength":64,"minLength":1}},"additionalProperties":false};

function validate128(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ToolId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ToolId"},message:"must have required property '"+"ToolId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "ToolId")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.ToolId !== undefined){
let data0 = data.ToolId;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err2 = {instancePath:instancePath+"/ToolId",schemaPath:"#/properties/ToolId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/ToolId",schemaPath:"#/properties/ToolId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/ToolId",schemaPath:"#/properties/ToolId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate128.errors = vErrors;
return errors === 0;
}

export const output59 = validate129;
const schema130 = {"type":"object","required":["Url","TargetType"],"properties":{"Url":{"type":"string"},"TargetType":{"type":"string"}},"additionalProperties":false};

function validate129(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Url === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Url"},message:"must have required property '"+"Url"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.TargetType === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "TargetType"},message:"must have required property '"+"TargetType"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "Url") || (key0 === "TargetType"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.Url !== undefined){
if(typeof data.Url !== "string"){
const err3 = {instancePath:instancePath+"/Url",schemaPath:"#/properties/Url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.TargetType !== undefined){
if(typeof data.TargetType !== "string"){
const err4 = {instancePath:instancePath+"/TargetType",schemaPath:"#/properties/TargetType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate129.errors = vErrors;
return errors === 0;
}

export const input60 = validate130;
const schema131 = {"type":"object","required":["ToolId","Actions"],"properties":{"ToolId":{"type":"string","maxLength":64,"minLength":1},"Actions":{"type":"array","items":{"type":"object","required":["EnCode","ActionName"],"properties":{"EnCode":{"type":"string","maxLength":60,"minLength":1},"ActionName":{"type":"string","maxLength":40,"minLength":1},"Url":{"type":"string","maxLength":200},"Sort":{"type":"integer"}},"additionalProperties":false},"maxItems":200}},"additionalProperties":false};

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ToolId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ToolId"},message:"must have required property '"+"ToolId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Actions === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Actions"},message:"must have required property '"+"Actions"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "ToolId") || (key0 === "Actions"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.ToolId !== undefined){
let data0 = data.ToolId;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err3 = {instancePath:instancePath+"/ToolId",schemaPath:"#/properties/ToolId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data0) < 1){
const err4 = {instancePath:instancePath+"/ToolId",schemaPath:"#/properties/ToolId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/ToolId",schemaPath:"#/properties/ToolId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.Actions !== undefined){
let data1 = data.Actions;
if(Array.isArray(data1)){
if(data1.length > 200){
const err6 = {instancePath:instancePath+"/Actions",schemaPath:"#/properties/Actions/maxItems",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.EnCode === undefined){
const err7 = {instancePath:instancePath+"/Actions/" + i0,schemaPath:"#/properties/Actions/items/required",keyword:"required",params:{missingProperty: "EnCode"},message:"must have required property '"+"EnCode"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.ActionName === undefined){
const err8 = {instancePath:instancePath+"/Actions/" + i0,schemaPath:"#/properties/Actions/items/required",keyword:"required",params:{missingProperty: "ActionName"},message:"must have required property '"+"ActionName"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data2){
if(!((((key1 === "EnCode") || (key1 === "ActionName")) || (key1 === "Url")) || (key1 === "Sort"))){
const err9 = {instancePath:instancePath+"/Actions/" + i0,schemaPath:"#/properties/Actions/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.EnCode !== undefined){
let data3 = data2.EnCode;
if(typeof data3 === "string"){
if(func2(data3) > 60){
const err10 = {instancePath:instancePath+"/Actions/" + i0+"/EnCode",schemaPath:"#/properties/Actions/items/properties/EnCode/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func2(data3) < 1){
const err11 = {instancePath:instancePath+"/Actions/" + i0+"/EnCode",schemaPath:"#/properties/Actions/items/properties/EnCode/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/Actions/" + i0+"/EnCode",schemaPath:"#/properties/Actions/items/properties/EnCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.ActionName !== undefined){
let data4 = data2.ActionName;
if(typeof data4 === "string"){
if(func2(data4) > 40){
const err13 = {instancePath:instancePath+"/Actions/" + i0+"/ActionName",schemaPath:"#/properties/Actions/items/properties/ActionName/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func2(data4) < 1){
const err14 = {instancePath:instancePath+"/Actions/" + i0+"/ActionName",schemaPath:"#/properties/Actions/items/properties/ActionName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/Actions/" + i0+"/ActionName",schemaPath:"#/properties/Actions/items/properties/ActionName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data2.Url !== undefined){
let data5 = data2.Url;
if(typeof data5 === "string"){
if(func2(data5) > 200){
const err16 = {instancePath:instancePath+"/Actions/" + i0+"/Url",schemaPath:"#/properties/Actions/items/properties/Url/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/Actions/" + i0+"/Url",schemaPath:"#/properties/Actions/items/properties/Url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data2.Sort !== undefined){
let data6 = data2.Sort;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err18 = {instancePath:instancePath+"/Actions/" + i0+"/Sort",schemaPath:"#/properties/Actions/items/properties/Sort/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/Actions/" + i0,schemaPath:"#/properties/Actions/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/Actions",schemaPath:"#/properties/Actions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
validate130.errors = vErrors;
return errors === 0;
}

export const output60 = validate131;
const schema132 = {"const":true};

function validate131(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(true !== data){
const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate131.errors = vErrors;
return errors === 0;
}

export const input61 = validate132;
const schema133 = {"type":"object","required":["Ids","Status"],"properties":{"Ids":{"type":"array","items":{"type":"string","maxLength":64,"minLength":1},"minItems":1,"maxItems":500},"Status":{"enum":["0","1",0,1]}},"additionalProperties":false};

function validate132(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Ids === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Ids"},message:"must have required property '"+"Ids"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Status === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Status"},message:"must have required property '"+"Status"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "Ids") || (key0 === "Status"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.Ids !== undefined){
let data0 = data.Ids;
if(Array.isArray(data0)){
if(data0.length > 500){
const err3 = {instancePath:instancePath+"/Ids",schemaPath:"#/properties/Ids/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/Ids",schemaPath:"#/properties/Ids/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func2(data1) > 64){
const err5 = {instancePath:instancePath+"/Ids/" + i0,schemaPath:"#/properties/Ids/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data1) < 1){
const err6 = {instancePath:instancePath+"/Ids/" + i0,schemaPath:"#/properties/Ids/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/Ids/" + i0,schemaPath:"#/properties/Ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/Ids",schemaPath:"#/properties/Ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.Status !== undefined){
let data2 = data.Status;
if(!((((data2 === "0") || (data2 === "1")) || (data2 === 0)) || (data2 === 1))){
const err9 = {instancePath:instancePath+"/Status",schemaPath:"#/properties/Status/enum",keyword:"enum",params:{allowedValues: schema133.properties.Status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate132.errors = vErrors;
return errors === 0;
}

export const output61 = validate133;
const schema134 = {"const":true};

function validate133(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(true !== data){
const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate133.errors = vErrors;
return errors === 0;
}

export const input62 = validate134;
const schema135 = {"type":"object","properties":{"MsgGroup":{"type":["string","integer"],"maxLength":64},"Top":{"type":"integer","minimum":1,"maximum":50}},"additionalProperties":false};

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "MsgGroup") || (key0 === "Top"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.MsgGroup !== undefined){
let data0 = data.MsgGroup;
if((typeof data0 !== "string") && (!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))))){
const err1 = {instancePath:instancePath+"/MsgGroup",schemaPath:"#/properties/MsgGroup/type",keyword:"type",params:{type: schema135.properties.MsgGroup.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err2 = {instancePath:instancePath+"/MsgGroup",schemaPath:"#/properties/MsgGroup/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.Top !== undefined){
let data1 = data.Top;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err3 = {instancePath:instancePath+"/Top",schemaPath:"#/properties/Top/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 50 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/Top",schemaPath:"#/properties/Top/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/Top",schemaPath:"#/properties/Top/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate134.errors = vErrors;
return errors === 0;
}

export const output62 = validate135;
const schema136 = {"type":"array","items":{"type":"object","required":["MsgGroup","GroupName","UnreadCount","Items"],"properties":{"MsgGroup":{"type":"string"},"GroupName":{"type":"string"},"UnreadCount":{"type":"integer"},"Items":{"type":"array","items":{"type":"object","required":["Id","Title","Content","Url","BizType","IsRead","CreateDate"],"properties":{"Id":{"type":"string"},"Title":{"type":"string"},"Content":{"type":"string"},"Url":{"type":"string"},"BizType":{"type":"string"},"IsRead":{"enum":[0,1]},"CreateDate":{"type":"string"}},"additionalProperties":false}}},"additionalProperties":false}};

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.MsgGroup === undefined){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "MsgGroup"},message:"must have required property '"+"MsgGroup"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.GroupName === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "GroupName"},message:"must have required property '"+"GroupName"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.UnreadCount === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "UnreadCount"},message:"must have required property '"+"UnreadCount"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.Items === undefined){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "Items"},message:"must have required property '"+"Items"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data0){
if(!((((key0 === "MsgGroup") || (key0 === "GroupName")) || (key0 === "UnreadCount")) || (key0 === "Items"))){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.MsgGroup !== undefined){
if(typeof data0.MsgGroup !== "string"){
const err5 = {instancePath:instancePath+"/" + i0+"/MsgGroup",schemaPath:"#/items/properties/MsgGroup/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.GroupName !== undefined){
if(typeof data0.GroupName !== "string"){
const err6 = {instancePath:instancePath+"/" + i0+"/GroupName",schemaPath:"#/items/properties/GroupName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.UnreadCount !== undefined){
let data3 = data0.UnreadCount;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err7 = {instancePath:instancePath+"/" + i0+"/UnreadCount",schemaPath:"#/items/properties/UnreadCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.Items !== undefined){
let data4 = data0.Items;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
let data5 = data4[i1];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.Id === undefined){
const err8 = {instancePath:instancePath+"/" + i0+"/Items/" + i1,schemaPath:"#/items/properties/Items/items/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data5.Title === undefined){
const err9 = {instancePath:instancePath+"/" + i0+"/Items/" + i1,schemaPath:"#/items/properties/Items/items/required",keyword:"required",params:{missingProperty: "Title"},message:"must have required property '"+"Title"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data5.Content === undefined){
const err10 = {instancePath:instancePath+"/" + i0+"/Items/" + i1,schemaPath:"#/items/properties/Items/items/required",keyword:"required",params:{missingProperty: "Content"},message:"must have required property '"+"Content"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data5.Url === undefined){
const err11 = {instancePath:instancePath+"/" + i0+"/Items/" + i1,schemaPath:"#/items/properties/Items/items/required",keyword:"required",params:{missingProperty: "Url"},message:"must have required property '"+"Url"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data5.BizType === undefined){
const err12 = {instancePath:instancePath+"/" + i0+"/Items/" + i1,schemaPath:"#/items/properties/Items/items/required",keyword:"required",params:{missingProperty: "BizType"},message:"must have required property '"+"BizType"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data5.IsRead === undefined){
const err13 = {instancePath:instancePath+"/" + i0+"/Items/" + i1,schemaPath:"#/items/properties/Items/items/required",keyword:"required",params:{missingProperty: "IsRead"},message:"must have required property '"+"IsRead"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data5.CreateDate === undefined){
const err14 = {instancePath:instancePath+"/" + i0+"/Items/" + i1,schemaPath:"#/items/properties/Items/items/required",keyword:"required",params:{missingProperty: "CreateDate"},message:"must have required property '"+"CreateDate"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key1 in data5){
if(!(((((((key1 === "Id") || (key1 === "Title")) || (key1 === "Content")) || (key1 === "Url")) || (key1 === "BizType")) || (key1 === "IsRead")) || (key1 === "CreateDate"))){
const err15 = {instancePath:instancePath+"/" + i0+"/Items/" + i1,schemaPath:"#/items/properties/Items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data5.Id !== undefined){
if(typeof data5.Id !== "string"){
const err16 = {instancePath:instancePath+"/" + i0+"/Items/" + i1+"/Id",schemaPath:"#/items/properties/Items/items/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data5.Title !== undefined){
if(typeof data5.Title !== "string"){
const err17 = {instancePath:instancePath+"/" + i0+"/Items/" + i1+"/Title",schemaPath:"#/items/properties/Items/items/properties/Title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data5.Content !== undefined){
if(typeof data5.Content !== "string"){
const err18 = {instancePath:instancePath+"/" + i0+"/Items/" + i1+"/Content",schemaPath:"#/items/properties/Items/items/properties/Content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data5.Url !== undefined){
if(typeof data5.Url !== "string"){
const err19 = {instancePath:instancePath+"/" + i0+"/Items/" + i1+"/Url",schemaPath:"#/items/properties/Items/items/properties/Url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data5.BizType !== undefined){
if(typeof data5.BizType !== "string"){
const err20 = {instancePath:instancePath+"/" + i0+"/Items/" + i1+"/BizType",schemaPath:"#/items/properties/Items/items/properties/BizType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data5.IsRead !== undefined){
let data11 = data5.IsRead;
if(!((data11 === 0) || (data11 === 1))){
const err21 = {instancePath:instancePath+"/" + i0+"/Items/" + i1+"/IsRead",schemaPath:"#/items/properties/Items/items/properties/IsRead/enum",keyword:"enum",params:{allowedValues: schema136.items.properties.Items.items.properties.IsRead.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data5.CreateDate !== undefined){
if(typeof data5.CreateDate !== "string"){
const err22 = {instancePath:instancePath+"/" + i0+"/Items/" + i1+"/CreateDate",schemaPath:"#/items/properties/Items/items/properties/CreateDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/" + i0+"/Items/" + i1,schemaPath:"#/items/properties/Items/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/" + i0+"/Items",schemaPath:"#/items/properties/Items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate135.errors = vErrors;
return errors === 0;
}

export const input63 = validate136;
const schema137 = {"type":"object","properties":{"Ids":{"type":"array","items":{"type":"string","maxLength":64,"minLength":1},"maxItems":500},"MsgGroup":{"type":["string","integer"],"maxLength":64}},"additionalProperties":false};

function validate136(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "Ids") || (key0 === "MsgGroup"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.Ids !== undefined){
let data0 = data.Ids;
if(Array.isArray(data0)){
if(data0.length > 500){
const err1 = {instancePath:instancePath+"/Ids",schemaPath:"#/properties/Ids/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func2(data1) > 64){
const err2 = {instancePath:instancePath+"/Ids/" + i0,schemaPath:"#/properties/Ids/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data1) < 1){
const err3 = {instancePath:instancePath+"/Ids/" + i0,schemaPath:"#/properties/Ids/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/Ids/" + i0,schemaPath:"#/properties/Ids/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/Ids",schemaPath:"#/properties/Ids/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.MsgGroup !== undefined){
let data2 = data.MsgGroup;
if((typeof data2 !== "string") && (!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))))){
const err6 = {instancePath:instancePath+"/MsgGroup",schemaPath:"#/properties/MsgGroup/type",keyword:"type",params:{type: schema137.properties.MsgGroup.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(typeof data2 === "string"){
if(func2(data2) > 64){
const err7 = {instancePath:instancePath+"/MsgGroup",schemaPath:"#/properties/MsgGroup/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate136.errors = vErrors;
return errors === 0;
}

export const output63 = validate137;
const schema138 = {"const":true};

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(true !== data){
const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate137.errors = vErrors;
return errors === 0;
}

export const input64 = validate138;
const schema139 = {"type":"object","properties":{},"additionalProperties":false};

function validate138(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate138.errors = vErrors;
return errors === 0;
}

export const output64 = validate139;
const schema140 = {"type":"array","items":{"type":"object","required":["QrText","ExpireSeconds","Text"],"properties":{"QrText":{"type":"string"},"ExpireSeconds":{"type":"integer"},"Text":{"type":"string"}}}};

function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.QrText === undefined){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "QrText"},message:"must have required property '"+"QrText"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.ExpireSeconds === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "ExpireSeconds"},message:"must have required property '"+"ExpireSeconds"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.Text === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "Text"},message:"must have required property '"+"Text"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.QrText !== undefined){
if(typeof data0.QrText !== "string"){
const err3 = {instancePath:instancePath+"/" + i0+"/QrText",schemaPath:"#/items/properties/QrText/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.ExpireSeconds !== undefined){
let data2 = data0.ExpireSeconds;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err4 = {instancePath:instancePath+"/" + i0+"/ExpireSeconds",schemaPath:"#/items/properties/ExpireSeconds/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.Text !== undefined){
if(typeof data0.Text !== "string"){
const err5 = {instancePath:instancePath+"/" + i0+"/Text",schemaPath:"#/items/properties/Text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate139.errors = vErrors;
return errors === 0;
}

export const input65 = validate140;
const schema141 = {"type":"object","properties":{},"additionalProperties":false};

function validate140(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate140.errors = vErrors;
return errors === 0;
}

export const output65 = validate141;
const schema142 = {"type":"object","required":["Today","Arrived","Expected","Mine"],"properties":{"Today":{"type":"integer","description":"今日已报到"},"Arrived":{"type":"integer","description":"已报到"},"Expected":{"type":"integer","description":"应报到"},"Mine":{"type":"integer","description":"我今日办理"}}};

function validate141(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Today === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Today"},message:"must have required property '"+"Today"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Arrived === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Arrived"},message:"must have required property '"+"Arrived"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.Expected === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Expected"},message:"must have required property '"+"Expected"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.Mine === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Mine"},message:"must have required property '"+"Mine"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.Today !== undefined){
let data0 = data.Today;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err4 = {instancePath:instancePath+"/Today",schemaPath:"#/properties/Today/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.Arrived !== undefined){
let data1 = data.Arrived;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err5 = {instancePath:instancePath+"/Arrived",schemaPath:"#/properties/Arrived/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.Expected !== undefined){
let data2 = data.Expected;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err6 = {instancePath:instancePath+"/Expected",schemaPath:"#/properties/Expected/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.Mine !== undefined){
let data3 = data.Mine;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err7 = {instancePath:instancePath+"/Mine",schemaPath:"#/properties/Mine/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate141.errors = vErrors;
return errors === 0;
}

export const input66 = validate142;
const schema143 = {"type":"object","required":["Id"],"properties":{"Id":{"type":"string","minLength":1,"maxLength":32}},"additionalProperties":false};

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "Id")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.Id !== undefined){
let data0 = data.Id;
if(typeof data0 === "string"){
if(func2(data0) > 32){
const err2 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate142.errors = vErrors;
return errors === 0;
}

export const output66 = validate143;
const schema144 = {"type":"object","required":["Text","Title"],"properties":{"Text":{"type":"string"},"Title":{"type":"string"}}};

function validate143(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Text === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Text"},message:"must have required property '"+"Text"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Title"},message:"must have required property '"+"Title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.Text !== undefined){
if(typeof data.Text !== "string"){
const err2 = {instancePath:instancePath+"/Text",schemaPath:"#/properties/Text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.Title !== undefined){
if(typeof data.Title !== "string"){
const err3 = {instancePath:instancePath+"/Title",schemaPath:"#/properties/Title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate143.errors = vErrors;
return errors === 0;
}

export const input67 = validate144;
const schema145 = {"type":"object","required":["Id"],"properties":{"Id":{"type":"string","maxLength":64,"minLength":1}},"additionalProperties":false};

function validate144(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "Id")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.Id !== undefined){
let data0 = data.Id;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err2 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate144.errors = vErrors;
return errors === 0;
}

export const output67 = validate145;
const schema146 = {"type":"object","required":["Id","Title","Questions","Factors"],"properties":{"Id":{"type":"string"},"Title":{"type":"string"},"Closed":{"type":"string"},"Questions":{"type":"array","items":{"type":"object","required":["Id","Type","Title"],"properties":{"Id":{"type":"string"},"Type":{"type":"string"},"Title":{"type":"string"},"Required":{"type":"integer"},"Options":{"type":"array","items":{"type":"object"}},"Rows":{"type":"array","items":{"type":"string"}},"MinSelect":{"type":["integer","null"]},"MaxSelect":{"type":["integer","null"]},"MinScore":{"type":["integer","null"]},"MaxScore":{"type":["integer","null"]},"MaxLength":{"type":["integer","null"]},"IsReverse":{"type":"integer"},"ShowWhen":{"type":["object","null"]}}}},"Factors":{"type":"array","items":{"type":"object"}}}};

function validate145(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Title"},message:"must have required property '"+"Title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.Questions === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Questions"},message:"must have required property '"+"Questions"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.Factors === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Factors"},message:"must have required property '"+"Factors"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.Id !== undefined){
if(typeof data.Id !== "string"){
const err4 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.Title !== undefined){
if(typeof data.Title !== "string"){
const err5 = {instancePath:instancePath+"/Title",schemaPath:"#/properties/Title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.Closed !== undefined){
if(typeof data.Closed !== "string"){
const err6 = {instancePath:instancePath+"/Closed",schemaPath:"#/properties/Closed/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.Questions !== undefined){
let data3 = data.Questions;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.Id === undefined){
const err7 = {instancePath:instancePath+"/Questions/" + i0,schemaPath:"#/properties/Questions/items/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data4.Type === undefined){
const err8 = {instancePath:instancePath+"/Questions/" + i0,schemaPath:"#/properties/Questions/items/required",keyword:"required",params:{missingProperty: "Type"},message:"must have required property '"+"Type"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data4.Title === undefined){
const err9 = {instancePath:instancePath+"/Questions/" + i0,schemaPath:"#/properties/Questions/items/required",keyword:"required",params:{missingProperty: "Title"},message:"must have required property '"+"Title"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4.Id !== undefined){
if(typeof data4.Id !== "string"){
const err10 = {instancePath:instancePath+"/Questions/" + i0+"/Id",schemaPath:"#/properties/Questions/items/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data4.Type !== undefined){
if(typeof data4.Type !== "string"){
const err11 = {instancePath:instancePath+"/Questions/" + i0+"/Type",schemaPath:"#/properties/Questions/items/properties/Type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data4.Title !== undefined){
if(typeof data4.Title !== "string"){
const err12 = {instancePath:instancePath+"/Questions/" + i0+"/Title",schemaPath:"#/properties/Questions/items/properties/Title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data4.Required !== undefined){
let data8 = data4.Required;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err13 = {instancePath:instancePath+"/Questions/" + i0+"/Required",schemaPath:"#/properties/Questions/items/properties/Required/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data4.Options !== undefined){
let data9 = data4.Options;
if(Array.isArray(data9)){
const len1 = data9.length;
for(let i1=0; i1<len1; i1++){
let data10 = data9[i1];
if(!(data10 && typeof data10 == "object" && !Array.isArray(data10))){
const err14 = {instancePath:instancePath+"/Questions/" + i0+"/Options/" + i1,schemaPath:"#/properties/Questions/items/properties/Options/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/Questions/" + i0+"/Options",schemaPath:"#/properties/Questions/items/properties/Options/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data4.Rows !== undefined){
let data11 = data4.Rows;
if(Array.isArray(data11)){
const len2 = data11.length;
for(let i2=0; i2<len2; i2++){
if(typeof data11[i2] !== "string"){
const err16 = {instancePath:instancePath+"/Questions/" + i0+"/Rows/" + i2,schemaPath:"#/properties/Questions/items/properties/Rows/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/Questions/" + i0+"/Rows",schemaPath:"#/properties/Questions/items/properties/Rows/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data4.MinSelect !== undefined){
let data13 = data4.MinSelect;
if((!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))) && (data13 !== null)){
const err18 = {instancePath:instancePath+"/Questions/" + i0+"/MinSelect",schemaPath:"#/properties/Questions/items/properties/MinSelect/type",keyword:"type",params:{type: schema146.properties.Questions.items.properties.MinSelect.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data4.MaxSelect !== undefined){
let data14 = data4.MaxSelect;
if((!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))) && (data14 !== null)){
const err19 = {instancePath:instancePath+"/Questions/" + i0+"/MaxSelect",schemaPath:"#/properties/Questions/items/properties/MaxSelect/type",keyword:"type",params:{type: schema146.properties.Questions.items.properties.MaxSelect.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data4.MinScore !== undefined){
let data15 = data4.MinScore;
if((!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))) && (data15 !== null)){
const err20 = {instancePath:instancePath+"/Questions/" + i0+"/MinScore",schemaPath:"#/properties/Questions/items/properties/MinScore/type",keyword:"type",params:{type: schema146.properties.Questions.items.properties.MinScore.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data4.MaxScore !== undefined){
let data16 = data4.MaxScore;
if((!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))) && (data16 !== null)){
const err21 = {instancePath:instancePath+"/Questions/" + i0+"/MaxScore",schemaPath:"#/properties/Questions/items/properties/MaxScore/type",keyword:"type",params:{type: schema146.properties.Questions.items.properties.MaxScore.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data4.MaxLength !== undefined){
let data17 = data4.MaxLength;
if((!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))) && (data17 !== null)){
const err22 = {instancePath:instancePath+"/Questions/" + i0+"/MaxLength",schemaPath:"#/properties/Questions/items/properties/MaxLength/type",keyword:"type",params:{type: schema146.properties.Questions.items.properties.MaxLength.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data4.IsReverse !== undefined){
let data18 = data4.IsReverse;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
const err23 = {instancePath:instancePath+"/Questions/" + i0+"/IsReverse",schemaPath:"#/properties/Questions/items/properties/IsReverse/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data4.ShowWhen !== undefined){
let data19 = data4.ShowWhen;
if((!(data19 && typeof data19 == "object" && !Array.isArray(data19))) && (data19 !== null)){
const err24 = {instancePath:instancePath+"/Questions/" + i0+"/ShowWhen",schemaPath:"#/properties/Questions/items/properties/ShowWhen/type",keyword:"type",params:{type: schema146.properties.Questions.items.properties.ShowWhen.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath:instancePath+"/Questions/" + i0,schemaPath:"#/properties/Questions/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/Questions",schemaPath:"#/properties/Questions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.Factors !== undefined){
let data20 = data.Factors;
if(Array.isArray(data20)){
const len3 = data20.length;
for(let i3=0; i3<len3; i3++){
let data21 = data20[i3];
if(!(data21 && typeof data21 == "object" && !Array.isArray(data21))){
const err27 = {instancePath:instancePath+"/Factors/" + i3,schemaPath:"#/properties/Factors/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/Factors",schemaPath:"#/properties/Factors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
validate145.errors = vErrors;
return errors === 0;
}

export const input68 = validate146;
const schema147 = {"type":"object","required":["Id"],"properties":{"Id":{"type":"string","maxLength":64,"minLength":1}},"additionalProperties":false};

function validate146(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "Id")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.Id !== undefined){
let data0 = data.Id;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err2 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate146.errors = vErrors;
return errors === 0;
}

export const output68 = validate147;
const schema148 = {"type":"object","required":["Target","Answered","Rate","ValidRate","Minutes"],"properties":{"Target":{"type":"integer"},"Answered":{"type":"integer"},"Rate":{"type":"number"},"ValidRate":{"type":"number"},"Minutes":{"type":["number","null"]}}};

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Target === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Target"},message:"must have required property '"+"Target"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Answered === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Answered"},message:"must have required property '"+"Answered"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.Rate === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Rate"},message:"must have required property '"+"Rate"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.ValidRate === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ValidRate"},message:"must have required property '"+"ValidRate"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.Minutes === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Minutes"},message:"must have required property '"+"Minutes"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.Target !== undefined){
let data0 = data.Target;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err5 = {instancePath:instancePath+"/Target",schemaPath:"#/properties/Target/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.Answered !== undefined){
let data1 = data.Answered;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err6 = {instancePath:instancePath+"/Answered",schemaPath:"#/properties/Answered/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.Rate !== undefined){
if(!(typeof data.Rate == "number")){
const err7 = {instancePath:instancePath+"/Rate",schemaPath:"#/properties/Rate/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.ValidRate !== undefined){
if(!(typeof data.ValidRate == "number")){
const err8 = {instancePath:instancePath+"/ValidRate",schemaPath:"#/properties/ValidRate/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.Minutes !== undefined){
let data4 = data.Minutes;
if((!(typeof data4 == "number")) && (data4 !== null)){
const err9 = {instancePath:instancePath+"/Minutes",schemaPath:"#/properties/Minutes/type",keyword:"type",params:{type: schema148.properties.Minutes.type},message:"must be number,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate147.errors = vErrors;
return errors === 0;
}

export const input69 = validate148;
const schema149 = {"type":"object","required":["Id"],"properties":{"Id":{"type":"string","maxLength":64,"minLength":1}},"additionalProperties":false};

function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "Id")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.Id !== undefined){
let data0 = data.Id;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err2 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate148.errors = vErrors;
return errors === 0;
}

export const output69 = validate149;
const schema150 = {"type":"object","required":["Text","Title"],"properties":{"Text":{"type":"string"},"Title":{"type":"string"}}};

function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Text === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Text"},message:"must have required property '"+"Text"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Title"},message:"must have required property '"+"Title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.Text !== undefined){
if(typeof data.Text !== "string"){
const err2 = {instancePath:instancePath+"/Text",schemaPath:"#/properties/Text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.Title !== undefined){
if(typeof data.Title !== "string"){
const err3 = {instancePath:instancePath+"/Title",schemaPath:"#/properties/Title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate149.errors = vErrors;
return errors === 0;
}

export const input70 = validate150;
const schema151 = {"type":"object","required":["Id"],"properties":{"Id":{"type":"string","maxLength":64,"minLength":1}},"additionalProperties":false};

function validate150(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "Id")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.Id !== undefined){
let data0 = data.Id;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err2 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate150.errors = vErrors;
return errors === 0;
}

export const output70 = validate151;
const schema152 = {"type":"object","required":["Id","Title","Questions"],"properties":{"Id":{"type":"string"},"Title":{"type":"string"},"Intro":{"type":"string"},"Deadline":{"type":"string"},"One":{"type":"integer"},"Closed":{"type":"string"},"Questions":{"type":"array","items":{"type":"object","required":["Id","Type","Title"],"properties":{"Id":{"type":"string"},"Type":{"type":"string"},"Title":{"type":"string"},"Required":{"type":"integer"},"Options":{"type":"array","items":{"type":"object"}},"Rows":{"type":"array","items":{"type":"string"}},"MinSelect":{"type":["integer","null"]},"MaxSelect":{"type":["integer","null"]},"MinScore":{"type":["integer","null"]},"MaxScore":{"type":["integer","null"]},"MaxLength":{"type":["integer","null"]},"IsReverse":{"type":"integer"},"ShowWhen":{"type":["object","null"]}}}},"Answers":{"type":"object"},"Results":{"type":"array","items":{"type":"object","required":["Name","Level","Advice"],"properties":{"Name":{"type":"string"},"Level":{"type":"string"},"Advice":{"type":"string"}}}}}};

function validate151(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Title"},message:"must have required property '"+"Title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.Questions === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Questions"},message:"must have required property '"+"Questions"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.Id !== undefined){
if(typeof data.Id !== "string"){
const err3 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.Title !== undefined){
if(typeof data.Title !== "string"){
const err4 = {instancePath:instancePath+"/Title",schemaPath:"#/properties/Title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.Intro !== undefined){
if(typeof data.Intro !== "string"){
const err5 = {instancePath:instancePath+"/Intro",schemaPath:"#/properties/Intro/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.Deadline !== undefined){
if(typeof data.Deadline !== "string"){
const err6 = {instancePath:instancePath+"/Deadline",schemaPath:"#/properties/Deadline/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.One !== undefined){
let data4 = data.One;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err7 = {instancePath:instancePath+"/One",schemaPath:"#/properties/One/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.Closed !== undefined){
if(typeof data.Closed !== "string"){
const err8 = {instancePath:instancePath+"/Closed",schemaPath:"#/properties/Closed/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.Questions !== undefined){
let data6 = data.Questions;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.Id === undefined){
const err9 = {instancePath:instancePath+"/Questions/" + i0,schemaPath:"#/properties/Questions/items/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data7.Type === undefined){
const err10 = {instancePath:instancePath+"/Questions/" + i0,schemaPath:"#/properties/Questions/items/required",keyword:"required",params:{missingProperty: "Type"},message:"must have required property '"+"Type"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data7.Title === undefined){
const err11 = {instancePath:instancePath+"/Questions/" + i0,schemaPath:"#/properties/Questions/items/required",keyword:"required",params:{missingProperty: "Title"},message:"must have required property '"+"Title"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data7.Id !== undefined){
if(typeof data7.Id !== "string"){
const err12 = {instancePath:instancePath+"/Questions/" + i0+"/Id",schemaPath:"#/properties/Questions/items/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data7.Type !== undefined){
if(typeof data7.Type !== "string"){
const err13 = {instancePath:instancePath+"/Questions/" + i0+"/Type",schemaPath:"#/properties/Questions/items/properties/Type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data7.Title !== undefined){
if(typeof data7.Title !== "string"){
const err14 = {instancePath:instancePath+"/Questions/" + i0+"/Title",schemaPath:"#/properties/Questions/items/properties/Title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data7.Required !== undefined){
let data11 = data7.Required;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err15 = {instancePath:instancePath+"/Questions/" + i0+"/Required",schemaPath:"#/properties/Questions/items/properties/Required/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data7.Options !== undefined){
let data12 = data7.Options;
if(Array.isArray(data12)){
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
let data13 = data12[i1];
if(!(data13 && typeof data13 == "object" && !Array.isArray(data13))){
const err16 = {instancePath:instancePath+"/Questions/" + i0+"/Options/" + i1,schemaPath:"#/properties/Questions/items/properties/Options/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/Questions/" + i0+"/Options",schemaPath:"#/properties/Questions/items/properties/Options/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data7.Rows !== undefined){
let data14 = data7.Rows;
if(Array.isArray(data14)){
const len2 = data14.length;
for(let i2=0; i2<len2; i2++){
if(typeof data14[i2] !== "string"){
const err18 = {instancePath:instancePath+"/Questions/" + i0+"/Rows/" + i2,schemaPath:"#/properties/Questions/items/properties/Rows/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/Questions/" + i0+"/Rows",schemaPath:"#/properties/Questions/items/properties/Rows/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data7.MinSelect !== undefined){
let data16 = data7.MinSelect;
if((!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))) && (data16 !== null)){
const err20 = {instancePath:instancePath+"/Questions/" + i0+"/MinSelect",schemaPath:"#/properties/Questions/items/properties/MinSelect/type",keyword:"type",params:{type: schema152.properties.Questions.items.properties.MinSelect.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data7.MaxSelect !== undefined){
let data17 = data7.MaxSelect;
if((!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))) && (data17 !== null)){
const err21 = {instancePath:instancePath+"/Questions/" + i0+"/MaxSelect",schemaPath:"#/properties/Questions/items/properties/MaxSelect/type",keyword:"type",params:{type: schema152.properties.Questions.items.properties.MaxSelect.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data7.MinScore !== undefined){
let data18 = data7.MinScore;
if((!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))) && (data18 !== null)){
const err22 = {instancePath:instancePath+"/Questions/" + i0+"/MinScore",schemaPath:"#/properties/Questions/items/properties/MinScore/type",keyword:"type",params:{type: schema152.properties.Questions.items.properties.MinScore.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data7.MaxScore !== undefined){
let data19 = data7.MaxScore;
if((!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))) && (data19 !== null)){
const err23 = {instancePath:instancePath+"/Questions/" + i0+"/MaxScore",schemaPath:"#/properties/Questions/items/properties/MaxScore/type",keyword:"type",params:{type: schema152.properties.Questions.items.properties.MaxScore.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data7.MaxLength !== undefined){
let data20 = data7.MaxLength;
if((!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))) && (data20 !== null)){
const err24 = {instancePath:instancePath+"/Questions/" + i0+"/MaxLength",schemaPath:"#/properties/Questions/items/properties/MaxLength/type",keyword:"type",params:{type: schema152.properties.Questions.items.properties.MaxLength.type},message:"must be integer,null"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data7.IsReverse !== undefined){
let data21 = data7.IsReverse;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
const err25 = {instancePath:instancePath+"/Questions/" + i0+"/IsReverse",schemaPath:"#/properties/Questions/items/properties/IsReverse/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data7.ShowWhen !== undefined){
let data22 = data7.ShowWhen;
if((!(data22 && typeof data22 == "object" && !Array.isArray(data22))) && (data22 !== null)){
const err26 = {instancePath:instancePath+"/Questions/" + i0+"/ShowWhen",schemaPath:"#/properties/Questions/items/properties/ShowWhen/type",keyword:"type",params:{type: schema152.properties.Questions.items.properties.ShowWhen.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/Questions/" + i0,schemaPath:"#/properties/Questions/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/Questions",schemaPath:"#/properties/Questions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.Answers !== undefined){
let data23 = data.Answers;
if(!(data23 && typeof data23 == "object" && !Array.isArray(data23))){
const err29 = {instancePath:instancePath+"/Answers",schemaPath:"#/properties/Answers/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.Results !== undefined){
let data24 = data.Results;
if(Array.isArray(data24)){
const len3 = data24.length;
for(let i3=0; i3<len3; i3++){
let data25 = data24[i3];
if(data25 && typeof data25 == "object" && !Array.isArray(data25)){
if(data25.Name === undefined){
const err30 = {instancePath:instancePath+"/Results/" + i3,schemaPath:"#/properties/Results/items/required",keyword:"required",params:{missingProperty: "Name"},message:"must have required property '"+"Name"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data25.Level === undefined){
const err31 = {instancePath:instancePath+"/Results/" + i3,schemaPath:"#/properties/Results/items/required",keyword:"required",params:{missingProperty: "Level"},message:"must have required property '"+"Level"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data25.Advice === undefined){
const err32 = {instancePath:instancePath+"/Results/" + i3,schemaPath:"#/properties/Results/items/required",keyword:"required",params:{missingProperty: "Advice"},message:"must have required property '"+"Advice"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data25.Name !== undefined){
if(typeof data25.Name !== "string"){
const err33 = {instancePath:instancePath+"/Results/" + i3+"/Name",schemaPath:"#/properties/Results/items/properties/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data25.Level !== undefined){
if(typeof data25.Level !== "string"){
const err34 = {instancePath:instancePath+"/Results/" + i3+"/Level",schemaPath:"#/properties/Results/items/properties/Level/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data25.Advice !== undefined){
if(typeof data25.Advice !== "string"){
const err35 = {instancePath:instancePath+"/Results/" + i3+"/Advice",schemaPath:"#/properties/Results/items/properties/Advice/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/Results/" + i3,schemaPath:"#/properties/Results/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/Results",schemaPath:"#/properties/Results/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
validate151.errors = vErrors;
return errors === 0;
}

export const input71 = validate152;
const schema153 = {"type":"object","required":["Id"],"properties":{"Id":{"type":"string","maxLength":64,"minLength":1},"Means":{"enum":[0,1],"description":"1: those alone that are means, for one scale."}},"additionalProperties":false};

function validate152(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "Id") || (key0 === "Means"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.Id !== undefined){
let data0 = data.Id;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err2 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.Means !== undefined){
let data1 = data.Means;
if(!((data1 === 0) || (data1 === 1))){
const err5 = {instancePath:instancePath+"/Means",schemaPath:"#/properties/Means/enum",keyword:"enum",params:{allowedValues: schema153.properties.Means.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate152.errors = vErrors;
return errors === 0;
}

export const output71 = validate153;
const schema154 = {"type":"array","items":{"type":"object","required":["Name","Value","Level","Advice"],"properties":{"Name":{"type":"string"},"Value":{"type":"number"},"Level":{"type":"string"},"Advice":{"type":"string"}}}};

function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.Name === undefined){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "Name"},message:"must have required property '"+"Name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.Value === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "Value"},message:"must have required property '"+"Value"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.Level === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "Level"},message:"must have required property '"+"Level"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.Advice === undefined){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "Advice"},message:"must have required property '"+"Advice"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.Name !== undefined){
if(typeof data0.Name !== "string"){
const err4 = {instancePath:instancePath+"/" + i0+"/Name",schemaPath:"#/items/properties/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.Value !== undefined){
if(!(typeof data0.Value == "number")){
const err5 = {instancePath:instancePath+"/" + i0+"/Value",schemaPath:"#/items/properties/Value/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.Level !== undefined){
if(typeof data0.Level !== "string"){
const err6 = {instancePath:instancePath+"/" + i0+"/Level",schemaPath:"#/items/properties/Level/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.Advice !== undefined){
if(typeof data0.Advice !== "string"){
const err7 = {instancePath:instancePath+"/" + i0+"/Advice",schemaPath:"#/items/properties/Advice/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate153.errors = vErrors;
return errors === 0;
}

export const input72 = validate154;
const schema155 = {"type":"object","required":["Id","Kind"],"properties":{"Id":{"type":"string","maxLength":64,"minLength":1},"Kind":{"enum":["trend","colleges","factors","levels"]}},"additionalProperties":false};

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Kind === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Kind"},message:"must have required property '"+"Kind"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "Id") || (key0 === "Kind"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.Id !== undefined){
let data0 = data.Id;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err3 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data0) < 1){
const err4 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.Kind !== undefined){
let data1 = data.Kind;
if(!((((data1 === "trend") || (data1 === "colleges")) || (data1 === "factors")) || (data1 === "levels"))){
const err6 = {instancePath:instancePath+"/Kind",schemaPath:"#/properties/Kind/enum",keyword:"enum",params:{allowedValues: schema155.properties.Kind.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate154.errors = vErrors;
return errors === 0;
}

export const output72 = validate155;
const schema156 = {"type":"array","items":{"type":"object","required":["Name","Value"],"properties":{"Name":{"type":"string"},"Value":{"type":"number"}}}};

function validate155(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.Name === undefined){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "Name"},message:"must have required property '"+"Name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.Value === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "Value"},message:"must have required property '"+"Value"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.Name !== undefined){
if(typeof data0.Name !== "string"){
const err2 = {instancePath:instancePath+"/" + i0+"/Name",schemaPath:"#/items/properties/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data0.Value !== undefined){
if(!(typeof data0.Value == "number")){
const err3 = {instancePath:instancePath+"/" + i0+"/Value",schemaPath:"#/items/properties/Value/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate155.errors = vErrors;
return errors === 0;
}

export const input73 = validate156;
const schema157 = {"type":"object","required":["Id"],"properties":{"Id":{"type":"string","maxLength":64,"minLength":1}},"additionalProperties":false};

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "Id")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.Id !== undefined){
let data0 = data.Id;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err2 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate156.errors = vErrors;
return errors === 0;
}

export const output73 = validate157;
const schema158 = {"type":"array","items":{"type":"object","required":["Title","Note","Rows"],"properties":{"Title":{"type":"string"},"Note":{"type":"string"},"Rows":{"type":"array","items":{"type":"object","required":["Name","Count","Share"],"properties":{"Name":{"type":"string"},"Count":{"type":"integer"},"Share":{"type":"number"}}}}}}};

function validate157(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.Title === undefined){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "Title"},message:"must have required property '"+"Title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.Note === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "Note"},message:"must have required property '"+"Note"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.Rows === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "Rows"},message:"must have required property '"+"Rows"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.Title !== undefined){
if(typeof data0.Title !== "string"){
const err3 = {instancePath:instancePath+"/" + i0+"/Title",schemaPath:"#/items/properties/Title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.Note !== undefined){
if(typeof data0.Note !== "string"){
const err4 = {instancePath:instancePath+"/" + i0+"/Note",schemaPath:"#/items/properties/Note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.Rows !== undefined){
let data3 = data0.Rows;
if(Array.isArray(data3)){
const len1 = data3.length;
for(let i1=0; i1<len1; i1++){
let data4 = data3[i1];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.Name === undefined){
const err5 = {instancePath:instancePath+"/" + i0+"/Rows/" + i1,schemaPath:"#/items/properties/Rows/items/required",keyword:"required",params:{missingProperty: "Name"},message:"must have required property '"+"Name"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data4.Count === undefined){
const err6 = {instancePath:instancePath+"/" + i0+"/Rows/" + i1,schemaPath:"#/items/properties/Rows/items/required",keyword:"required",params:{missingProperty: "Count"},message:"must have required property '"+"Count"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data4.Share === undefined){
const err7 = {instancePath:instancePath+"/" + i0+"/Rows/" + i1,schemaPath:"#/items/properties/Rows/items/required",keyword:"required",params:{missingProperty: "Share"},message:"must have required property '"+"Share"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data4.Name !== undefined){
if(typeof data4.Name !== "string"){
const err8 = {instancePath:instancePath+"/" + i0+"/Rows/" + i1+"/Name",schemaPath:"#/items/properties/Rows/items/properties/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data4.Count !== undefined){
let data6 = data4.Count;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err9 = {instancePath:instancePath+"/" + i0+"/Rows/" + i1+"/Count",schemaPath:"#/items/properties/Rows/items/properties/Count/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data4.Share !== undefined){
if(!(typeof data4.Share == "number")){
const err10 = {instancePath:instancePath+"/" + i0+"/Rows/" + i1+"/Share",schemaPath:"#/items/properties/Rows/items/properties/Share/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/" + i0+"/Rows/" + i1,schemaPath:"#/items/properties/Rows/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath:instancePath+"/" + i0+"/Rows",schemaPath:"#/items/properties/Rows/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate157.errors = vErrors;
return errors === 0;
}

export const input74 = validate158;
const schema159 = {"type":"object","required":["InstanceId"],"properties":{"InstanceId":{"type":"string","minLength":1,"maxLength":32}},"additionalProperties":false};

function validate158(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.InstanceId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "InstanceId"},message:"must have required property '"+"InstanceId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "InstanceId")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.InstanceId !== undefined){
let data0 = data.InstanceId;
if(typeof data0 === "string"){
if(func2(data0) > 32){
const err2 = {instancePath:instancePath+"/InstanceId",schemaPath:"#/properties/InstanceId/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/InstanceId",schemaPath:"#/properties/InstanceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/InstanceId",schemaPath:"#/properties/InstanceId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate158.errors = vErrors;
return errors === 0;
}

export const output74 = validate159;
const schema160 = {"type":"array","items":{"type":"object","required":["ClassName","Should","Signed","Late","Missing","LeaveCount","Rate"],"properties":{"ClassName":{"type":"string"},"Should":{"type":"integer","description":"应到"},"Signed":{"type":"integer","description":"已到"},"Late":{"type":"integer","description":"迟到"},"Missing":{"type":"integer","description":"未到"},"LeaveCount":{"type":"integer","description":"请假"},"Rate":{"type":"number","description":"到课率, percent of those who are not on leave."}}}};

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.ClassName === undefined){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "ClassName"},message:"must have required property '"+"ClassName"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.Should === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "Should"},message:"must have required property '"+"Should"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.Signed === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "Signed"},message:"must have required property '"+"Signed"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.Late === undefined){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "Late"},message:"must have required property '"+"Late"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.Missing === undefined){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "Missing"},message:"must have required property '"+"Missing"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.LeaveCount === undefined){
const err5 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "LeaveCount"},message:"must have required property '"+"LeaveCount"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data0.Rate === undefined){
const err6 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "Rate"},message:"must have required property '"+"Rate"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data0.ClassName !== undefined){
if(typeof data0.ClassName !== "string"){
const err7 = {instancePath:instancePath+"/" + i0+"/ClassName",schemaPath:"#/items/properties/ClassName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.Should !== undefined){
let data2 = data0.Should;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err8 = {instancePath:instancePath+"/" + i0+"/Should",schemaPath:"#/items/properties/Should/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.Signed !== undefined){
let data3 = data0.Signed;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err9 = {instancePath:instancePath+"/" + i0+"/Signed",schemaPath:"#/items/properties/Signed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.Late !== undefined){
let data4 = data0.Late;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err10 = {instancePath:instancePath+"/" + i0+"/Late",schemaPath:"#/items/properties/Late/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.Missing !== undefined){
let data5 = data0.Missing;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err11 = {instancePath:instancePath+"/" + i0+"/Missing",schemaPath:"#/items/properties/Missing/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.LeaveCount !== undefined){
let data6 = data0.LeaveCount;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err12 = {instancePath:instancePath+"/" + i0+"/LeaveCount",schemaPath:"#/items/properties/LeaveCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data0.Rate !== undefined){
if(!(typeof data0.Rate == "number")){
const err13 = {instancePath:instancePath+"/" + i0+"/Rate",schemaPath:"#/items/properties/Rate/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate159.errors = vErrors;
return errors === 0;
}

export const input75 = validate160;
const schema161 = {"type":"object","required":["InstanceId"],"properties":{"InstanceId":{"type":"string","minLength":1,"maxLength":32}},"additionalProperties":false};

function validate160(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.InstanceId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "InstanceId"},message:"must have required property '"+"InstanceId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "InstanceId")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.InstanceId !== undefined){
let data0 = data.InstanceId;
if(typeof data0 === "string"){
if(func2(data0) > 32){
const err2 = {instancePath:instancePath+"/InstanceId",schemaPath:"#/properties/InstanceId/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/InstanceId",schemaPath:"#/properties/InstanceId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/InstanceId",schemaPath:"#/properties/InstanceId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate160.errors = vErrors;
return errors === 0;
}

export const output75 = validate161;
const schema162 = {"type":"object","required":["Should","Signed","Late","Missing","LeaveCount","Rate"],"properties":{"Should":{"type":"integer","description":"应到"},"Signed":{"type":"integer","description":"已到"},"Late":{"type":"integer","description":"迟到"},"Missing":{"type":"integer","description":"未到"},"LeaveCount":{"type":"integer","description":"请假"},"Rate":{"type":"number","description":"到课率, percent of those who are not on leave."}}};

function validate161(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Should === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Should"},message:"must have required property '"+"Should"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Signed === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Signed"},message:"must have required property '"+"Signed"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.Late === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Late"},message:"must have required property '"+"Late"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.Missing === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Missing"},message:"must have required property '"+"Missing"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.LeaveCount === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "LeaveCount"},message:"must have required property '"+"LeaveCount"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.Rate === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Rate"},message:"must have required property '"+"Rate"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.Should !== undefined){
let data0 = data.Should;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err6 = {instancePath:instancePath+"/Should",schemaPath:"#/properties/Should/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.Signed !== undefined){
let data1 = data.Signed;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err7 = {instancePath:instancePath+"/Signed",schemaPath:"#/properties/Signed/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.Late !== undefined){
let data2 = data.Late;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err8 = {instancePath:instancePath+"/Late",schemaPath:"#/properties/Late/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.Missing !== undefined){
let data3 = data.Missing;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err9 = {instancePath:instancePath+"/Missing",schemaPath:"#/properties/Missing/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.LeaveCount !== undefined){
let data4 = data.LeaveCount;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err10 = {instancePath:instancePath+"/LeaveCount",schemaPath:"#/properties/LeaveCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.Rate !== undefined){
if(!(typeof data.Rate == "number")){
const err11 = {instancePath:instancePath+"/Rate",schemaPath:"#/properties/Rate/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate161.errors = vErrors;
return errors === 0;
}

export const input76 = validate162;
const schema163 = {"type":"object","properties":{},"additionalProperties":false};

function validate162(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate162.errors = vErrors;
return errors === 0;
}

export const output76 = validate163;
const schema164 = {"type":"object","required":["WebTitle","Academy","LocationCity"],"properties":{"LocationCity":{"type":"string"},"Img":{"type":"string"},"LoginImg":{"type":"string"},"WebTitle":{"type":"string"},"Academy":{"type":"string"},"CopyrightName":{"type":"string"},"CopyrightUrl":{"type":"string"},"SYSLoginUrl":{"type":"string"},"ModuleSwitches":{"type":"object"},"DictVersion":{"type":"string"}}};

function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.WebTitle === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "WebTitle"},message:"must have required property '"+"WebTitle"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Academy === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Academy"},message:"must have required property '"+"Academy"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.LocationCity === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "LocationCity"},message:"must have required property '"+"LocationCity"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.LocationCity !== undefined){
if(typeof data.LocationCity !== "string"){
const err3 = {instancePath:instancePath+"/LocationCity",schemaPath:"#/properties/LocationCity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.Img !== undefined){
if(typeof data.Img !== "string"){
const err4 = {instancePath:instancePath+"/Img",schemaPath:"#/properties/Img/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.LoginImg !== undefined){
if(typeof data.LoginImg !== "string"){
const err5 = {instancePath:instancePath+"/LoginImg",schemaPath:"#/properties/LoginImg/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.WebTitle !== undefined){
if(typeof data.WebTitle !== "string"){
const err6 = {instancePath:instancePath+"/WebTitle",schemaPath:"#/properties/WebTitle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.Academy !== undefined){
if(typeof data.Academy !== "string"){
const err7 = {instancePath:instancePath+"/Academy",schemaPath:"#/properties/Academy/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.CopyrightName !== undefined){
if(typeof data.CopyrightName !== "string"){
const err8 = {instancePath:instancePath+"/CopyrightName",schemaPath:"#/properties/CopyrightName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.CopyrightUrl !== undefined){
if(typeof data.CopyrightUrl !== "string"){
const err9 = {instancePath:instancePath+"/CopyrightUrl",schemaPath:"#/properties/CopyrightUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.SYSLoginUrl !== undefined){
if(typeof data.SYSLoginUrl !== "string"){
const err10 = {instancePath:instancePath+"/SYSLoginUrl",schemaPath:"#/properties/SYSLoginUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.ModuleSwitches !== undefined){
let data8 = data.ModuleSwitches;
if(!(data8 && typeof data8 == "object" && !Array.isArray(data8))){
const err11 = {instancePath:instancePath+"/ModuleSwitches",schemaPath:"#/properties/ModuleSwitches/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.DictVersion !== undefined){
if(typeof data.DictVersion !== "string"){
const err12 = {instancePath:instancePath+"/DictVersion",schemaPath:"#/properties/DictVersion/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate163.errors = vErrors;
return errors === 0;
}

export const input77 = validate164;
const schema165 = {"type":"object","properties":{"UserId":{"type":"string","maxLength":64,"minLength":1}},"required":["UserId"],"additionalProperties":false};

function validate164(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.UserId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "UserId"},message:"must have required property '"+"UserId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "UserId")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.UserId !== undefined){
let data0 = data.UserId;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err2 = {instancePath:instancePath+"/UserId",schemaPath:"#/properties/UserId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/UserId",schemaPath:"#/properties/UserId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/UserId",schemaPath:"#/properties/UserId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate164.errors = vErrors;
return errors === 0;
}

export const output77 = validate165;
const schema166 = {"const":true};

function validate165(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(true !== data){
const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate165.errors = vErrors;
return errors === 0;
}

export const input78 = validate166;
const schema167 = {"type":"object","required":["Pwd"],"properties":{"Pwd":{"type":"string","minLength":1,"maxLength":128}},"additionalProperties":false};

function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Pwd === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Pwd"},message:"must have required property '"+"Pwd"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "Pwd")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.Pwd !== undefined){
let data0 = data.Pwd;
if(typeof data0 === "string"){
if(func2(data0) > 128){
const err2 = {instancePath:instancePath+"/Pwd",schemaPath:"#/properties/Pwd/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/Pwd",schemaPath:"#/properties/Pwd/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/Pwd",schemaPath:"#/properties/Pwd/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate166.errors = vErrors;
return errors === 0;
}

export const output78 = validate167;
const schema168 = {"type":"object","required":["Secret","Uri"],"properties":{"Secret":{"type":"string"},"Uri":{"type":"string"}},"additionalProperties":false};

function validate167(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Secret === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Secret"},message:"must have required property '"+"Secret"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Uri === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Uri"},message:"must have required property '"+"Uri"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "Secret") || (key0 === "Uri"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.Secret !== undefined){
if(typeof data.Secret !== "string"){
const err3 = {instancePath:instancePath+"/Secret",schemaPath:"#/properties/Secret/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.Uri !== undefined){
if(typeof data.Uri !== "string"){
const err4 = {instancePath:instancePath+"/Uri",schemaPath:"#/properties/Uri/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate167.errors = vErrors;
return errors === 0;
}

export const input79 = validate168;
const schema169 = {"type":"object","properties":{"UserIds":{"type":"array","items":{"type":"string","maxLength":64,"minLength":1},"maxItems":100,"minItems":1},"NewPwd":{"type":"string","maxLength":128}},"required":["UserIds"],"additionalProperties":false};

function validate168(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.UserIds === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "UserIds"},message:"must have required property '"+"UserIds"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "UserIds") || (key0 === "NewPwd"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.UserIds !== undefined){
let data0 = data.UserIds;
if(Array.isArray(data0)){
if(data0.length > 100){
const err2 = {instancePath:instancePath+"/UserIds",schemaPath:"#/properties/UserIds/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.length < 1){
const err3 = {instancePath:instancePath+"/UserIds",schemaPath:"#/properties/UserIds/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func2(data1) > 64){
const err4 = {instancePath:instancePath+"/UserIds/" + i0,schemaPath:"#/properties/UserIds/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func2(data1) < 1){
const err5 = {instancePath:instancePath+"/UserIds/" + i0,schemaPath:"#/properties/UserIds/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/UserIds/" + i0,schemaPath:"#/properties/UserIds/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath:instancePath+"/UserIds",schemaPath:"#/properties/UserIds/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.NewPwd !== undefined){
let data2 = data.NewPwd;
if(typeof data2 === "string"){
if(func2(data2) > 128){
const err8 = {instancePath:instancePath+"/NewPwd",schemaPath:"#/properties/NewPwd/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/NewPwd",schemaPath:"#/properties/NewPwd/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate168.errors = vErrors;
return errors === 0;
}

export const output79 = validate169;
const schema170 = {"type":"object","required":["Items"],"properties":{"Items":{"type":"array","items":{"type":"object","required":["UserId","NewPwd"],"properties":{"UserId":{"type":"string"},"NewPwd":{"type":"string"}}}}}};

function validate169(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Items === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Items"},message:"must have required property '"+"Items"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Items !== undefined){
let data0 = data.Items;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.UserId === undefined){
const err1 = {instancePath:instancePath+"/Items/" + i0,schemaPath:"#/properties/Items/items/required",keyword:"required",params:{missingProperty: "UserId"},message:"must have required property '"+"UserId"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data1.NewPwd === undefined){
const err2 = {instancePath:instancePath+"/Items/" + i0,schemaPath:"#/properties/Items/items/required",keyword:"required",params:{missingProperty: "NewPwd"},message:"must have required property '"+"NewPwd"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data1.UserId !== undefined){
if(typeof data1.UserId !== "string"){
const err3 = {instancePath:instancePath+"/Items/" + i0+"/UserId",schemaPath:"#/properties/Items/items/properties/UserId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data1.NewPwd !== undefined){
if(typeof data1.NewPwd !== "string"){
const err4 = {instancePath:instancePath+"/Items/" + i0+"/NewPwd",schemaPath:"#/properties/Items/items/properties/NewPwd/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/Items/" + i0,schemaPath:"#/properties/Items/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/Items",schemaPath:"#/properties/Items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate169.errors = vErrors;
return errors === 0;
}

export const input80 = validate170;
const schema171 = {"type":"object","properties":{"UserInfo":{"type":"object","properties":{"OldPwd":{"type":"string","maxLength":128},"NewPwd":{"type":"string","maxLength":128},"NewPwd2":{"type":"string","maxLength":128},"Email":{"type":"string","maxLength":100}},"required":["OldPwd","NewPwd","NewPwd2"],"additionalProperties":false}},"required":["UserInfo"],"additionalProperties":false};

function validate170(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.UserInfo === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "UserInfo"},message:"must have required property '"+"UserInfo"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "UserInfo")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.UserInfo !== undefined){
let data0 = data.UserInfo;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.OldPwd === undefined){
const err2 = {instancePath:instancePath+"/UserInfo",schemaPath:"#/properties/UserInfo/required",keyword:"required",params:{missingProperty: "OldPwd"},message:"must have required property '"+"OldPwd"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.NewPwd === undefined){
const err3 = {instancePath:instancePath+"/UserInfo",schemaPath:"#/properties/UserInfo/required",keyword:"required",params:{missingProperty: "NewPwd"},message:"must have required property '"+"NewPwd"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.NewPwd2 === undefined){
const err4 = {instancePath:instancePath+"/UserInfo",schemaPath:"#/properties/UserInfo/required",keyword:"required",params:{missingProperty: "NewPwd2"},message:"must have required property '"+"NewPwd2"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key1 in data0){
if(!((((key1 === "OldPwd") || (key1 === "NewPwd")) || (key1 === "NewPwd2")) || (key1 === "Email"))){
const err5 = {instancePath:instancePath+"/UserInfo",schemaPath:"#/properties/UserInfo/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.OldPwd !== undefined){
let data1 = data0.OldPwd;
if(typeof data1 === "string"){
if(func2(data1) > 128){
const err6 = {instancePath:instancePath+"/UserInfo/OldPwd",schemaPath:"#/properties/UserInfo/properties/OldPwd/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/UserInfo/OldPwd",schemaPath:"#/properties/UserInfo/properties/OldPwd/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.NewPwd !== undefined){
let data2 = data0.NewPwd;
if(typeof data2 === "string"){
if(func2(data2) > 128){
const err8 = {instancePath:instancePath+"/UserInfo/NewPwd",schemaPath:"#/properties/UserInfo/properties/NewPwd/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/UserInfo/NewPwd",schemaPath:"#/properties/UserInfo/properties/NewPwd/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data0.NewPwd2 !== undefined){
let data3 = data0.NewPwd2;
if(typeof data3 === "string"){
if(func2(data3) > 128){
const err10 = {instancePath:instancePath+"/UserInfo/NewPwd2",schemaPath:"#/properties/UserInfo/properties/NewPwd2/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/UserInfo/NewPwd2",schemaPath:"#/properties/UserInfo/properties/NewPwd2/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data0.Email !== undefined){
let data4 = data0.Email;
if(typeof data4 === "string"){
if(func2(data4) > 100){
const err12 = {instancePath:instancePath+"/UserInfo/Email",schemaPath:"#/properties/UserInfo/properties/Email/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/UserInfo/Email",schemaPath:"#/properties/UserInfo/properties/Email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/UserInfo",schemaPath:"#/properties/UserInfo/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate170.errors = vErrors;
return errors === 0;
}

export const output80 = validate171;
const schema172 = {"const":true};

function validate171(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(true !== data){
const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate171.errors = vErrors;
return errors === 0;
}

export const input81 = validate172;
const schema173 = {"type":"object","required":["Code"],"properties":{"Code":{"type":"string","minLength":1,"maxLength":32}},"additionalProperties":false};

function validate172(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Code"},message:"must have required property '"+"Code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "Code")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.Code !== undefined){
let data0 = data.Code;
if(typeof data0 === "string"){
if(func2(data0) > 32){
const err2 = {instancePath:instancePath+"/Code",schemaPath:"#/properties/Code/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/Code",schemaPath:"#/properties/Code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/Code",schemaPath:"#/properties/Code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate172.errors = vErrors;
return errors === 0;
}

export const output81 = validate173;
const schema174 = {"type":"object","required":["RecoveryCodes"],"properties":{"RecoveryCodes":{"type":"array","items":{"type":"string"}}},"additionalProperties":false};

function validate173(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.RecoveryCodes === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "RecoveryCodes"},message:"must have required property '"+"RecoveryCodes"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "RecoveryCodes")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.RecoveryCodes !== undefined){
let data0 = data.RecoveryCodes;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){
const err2 = {instancePath:instancePath+"/RecoveryCodes/" + i0,schemaPath:"#/properties/RecoveryCodes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/RecoveryCodes",schemaPath:"#/properties/RecoveryCodes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate173.errors = vErrors;
return errors === 0;
}

export const input82 = validate174;
const schema175 = {"type":"object","properties":{},"additionalProperties":false};

function validate174(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate174.errors = vErrors;
return errors === 0;
}

export const output82 = validate175;
const schema176 = {};

function validate175(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
validate175.errors = null;
return true;
}

export const input83 = validate176;
const schema177 = {"type":"object","properties":{"LoginName":{"type":"string","maxLength":60,"minLength":1},"Email":{"type":"string","maxLength":100,"minLength":3},"CodeKey":{"type":"string","maxLength":64},"Code":{"type":"string","maxLength":8}},"required":["LoginName","Email"],"additionalProperties":false};

function validate176(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.LoginName === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "LoginName"},message:"must have required property '"+"LoginName"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Email === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Email"},message:"must have required property '"+"Email"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "LoginName") || (key0 === "Email")) || (key0 === "CodeKey")) || (key0 === "Code"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.LoginName !== undefined){
let data0 = data.LoginName;
if(typeof data0 === "string"){
if(func2(data0) > 60){
const err3 = {instancePath:instancePath+"/LoginName",schemaPath:"#/properties/LoginName/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data0) < 1){
const err4 = {instancePath:instancePath+"/LoginName",schemaPath:"#/properties/LoginName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/LoginName",schemaPath:"#/properties/LoginName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.Email !== undefined){
let data1 = data.Email;
if(typeof data1 === "string"){
if(func2(data1) > 100){
const err6 = {instancePath:instancePath+"/Email",schemaPath:"#/properties/Email/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func2(data1) < 3){
const err7 = {instancePath:instancePath+"/Email",schemaPath:"#/properties/Email/minLength",keyword:"minLength",params:{limit: 3},message:"must NOT have fewer than 3 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/Email",schemaPath:"#/properties/Email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.CodeKey !== undefined){
let data2 = data.CodeKey;
if(typeof data2 === "string"){
if(func2(data2) > 64){
const err9 = {instancePath:instancePath+"/CodeKey",schemaPath:"#/properties/CodeKey/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/CodeKey",schemaPath:"#/properties/CodeKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.Code !== undefined){
let data3 = data.Code;
if(typeof data3 === "string"){
if(func2(data3) > 8){
const err11 = {instancePath:instancePath+"/Code",schemaPath:"#/properties/Code/maxLength",keyword:"maxLength",params:{limit: 8},message:"must NOT have more than 8 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/Code",schemaPath:"#/properties/Code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate176.errors = vErrors;
return errors === 0;
}

export const output83 = validate177;
const schema178 = {"type":"object","required":["SendTo","ExpireMinutes"],"properties":{"SendTo":{"type":"string"},"ExpireMinutes":{"type":"integer"}}};

function validate177(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.SendTo === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "SendTo"},message:"must have required property '"+"SendTo"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ExpireMinutes === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ExpireMinutes"},message:"must have required property '"+"ExpireMinutes"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.SendTo !== undefined){
if(typeof data.SendTo !== "string"){
const err2 = {instancePath:instancePath+"/SendTo",schemaPath:"#/properties/SendTo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.ExpireMinutes !== undefined){
let data1 = data.ExpireMinutes;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err3 = {instancePath:instancePath+"/ExpireMinutes",schemaPath:"#/properties/ExpireMinutes/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate177.errors = vErrors;
return errors === 0;
}

export const input84 = validate178;
const schema179 = {"type":"object","required":["Code"],"properties":{"Code":{"type":"string","minLength":1,"maxLength":32}},"additionalProperties":false};

function validate178(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Code"},message:"must have required property '"+"Code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "Code")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.Code !== undefined){
let data0 = data.Code;
if(typeof data0 === "string"){
if(func2(data0) > 32){
const err2 = {instancePath:instancePath+"/Code",schemaPath:"#/properties/Code/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/Code",schemaPath:"#/properties/Code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/Code",schemaPath:"#/properties/Code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate178.errors = vErrors;
return errors === 0;
}

export const output84 = validate179;
const schema180 = {"const":true};

function validate179(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(true !== data){
const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate179.errors = vErrors;
return errors === 0;
}

export const input85 = validate180;
const schema181 = {"type":"object","properties":{},"additionalProperties":false};

function validate180(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate180.errors = vErrors;
return errors === 0;
}

export const output85 = validate181;
const schema182 = {"type":"object","required":["Key"],"properties":{"Key":{"type":"string"}},"additionalProperties":false};

function validate181(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Key === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Key"},message:"must have required property '"+"Key"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "Key")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.Key !== undefined){
if(typeof data.Key !== "string"){
const err2 = {instancePath:instancePath+"/Key",schemaPath:"#/properties/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate181.errors = vErrors;
return errors === 0;
}

export const input86 = validate182;
const schema183 = {"type":"object","properties":{"LoginName":{"type":"string","maxLength":60,"minLength":1},"Pwd":{"type":"string","maxLength":128,"minLength":1},"Code":{"type":"string","maxLength":8},"CodeKey":{"type":"string","maxLength":64},"LoginKind":{"type":"string","maxLength":2},"NewStudent":{"enum":[0,1]},"TrueName":{"type":"string","maxLength":36}},"required":["LoginName","Pwd"],"additionalProperties":false};

function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.LoginName === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "LoginName"},message:"must have required property '"+"LoginName"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Pwd === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Pwd"},message:"must have required property '"+"Pwd"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "LoginName") || (key0 === "Pwd")) || (key0 === "Code")) || (key0 === "CodeKey")) || (key0 === "LoginKind")) || (key0 === "NewStudent")) || (key0 === "TrueName"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.LoginName !== undefined){
let data0 = data.LoginName;
if(typeof data0 === "string"){
if(func2(data0) > 60){
const err3 = {instancePath:instancePath+"/LoginName",schemaPath:"#/properties/LoginName/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data0) < 1){
const err4 = {instancePath:instancePath+"/LoginName",schemaPath:"#/properties/LoginName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/LoginName",schemaPath:"#/properties/LoginName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.Pwd !== undefined){
let data1 = data.Pwd;
if(typeof data1 === "string"){
if(func2(data1) > 128){
const err6 = {instancePath:instancePath+"/Pwd",schemaPath:"#/properties/Pwd/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func2(data1) < 1){
const err7 = {instancePath:instancePath+"/Pwd",schemaPath:"#/properties/Pwd/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/Pwd",schemaPath:"#/properties/Pwd/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.Code !== undefined){
let data2 = data.Code;
if(typeof data2 === "string"){
if(func2(data2) > 8){
const err9 = {instancePath:instancePath+"/Code",schemaPath:"#/properties/Code/maxLength",keyword:"maxLength",params:{limit: 8},message:"must NOT have more than 8 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/Code",schemaPath:"#/properties/Code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.CodeKey !== undefined){
let data3 = data.CodeKey;
if(typeof data3 === "string"){
if(func2(data3) > 64){
const err11 = {instancePath:instancePath+"/CodeKey",schemaPath:"#/properties/CodeKey/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/CodeKey",schemaPath:"#/properties/CodeKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.LoginKind !== undefined){
let data4 = data.LoginKind;
if(typeof data4 === "string"){
if(func2(data4) > 2){
const err13 = {instancePath:instancePath+"/LoginKind",schemaPath:"#/properties/LoginKind/maxLength",keyword:"maxLength",params:{limit: 2},message:"must NOT have more than 2 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/LoginKind",schemaPath:"#/properties/LoginKind/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.NewStudent !== undefined){
let data5 = data.NewStudent;
if(!((data5 === 0) || (data5 === 1))){
const err15 = {instancePath:instancePath+"/NewStudent",schemaPath:"#/properties/NewStudent/enum",keyword:"enum",params:{allowedValues: schema183.properties.NewStudent.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.TrueName !== undefined){
let data6 = data.TrueName;
if(typeof data6 === "string"){
if(func2(data6) > 36){
const err16 = {instancePath:instancePath+"/TrueName",schemaPath:"#/properties/TrueName/maxLength",keyword:"maxLength",params:{limit: 36},message:"must NOT have more than 36 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/TrueName",schemaPath:"#/properties/TrueName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate182.errors = vErrors;
return errors === 0;
}

export const output86 = validate183;
const schema184 = {"type":"object","required":["Token","TrueName","LoginName","OrgName","ProgectName","ClassName","Id","UserType","Avatar","RoleCodes","IsTheach","ExpireTime"],"properties":{"Token":{"type":"string"},"TrueName":{"type":"string"},"LoginName":{"type":"string"},"OrgName":{"type":"string"},"ProgectName":{"type":"string"},"ClassName":{"type":"string"},"Id":{"type":"string"},"UserType":{"type":"string"},"Avatar":{"type":"string"},"RoleCodes":{"type":"array","items":{"type":"string"}},"IsTheach":{"type":"boolean"},"ExpireTime":{"type":"string"}}};

function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Token === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Token"},message:"must have required property '"+"Token"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.TrueName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "TrueName"},message:"must have required property '"+"TrueName"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.LoginName === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "LoginName"},message:"must have required property '"+"LoginName"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.OrgName === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "OrgName"},message:"must have required property '"+"OrgName"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.ProgectName === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ProgectName"},message:"must have required property '"+"ProgectName"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.ClassName === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ClassName"},message:"must have required property '"+"ClassName"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.Id === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.UserType === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "UserType"},message:"must have required property '"+"UserType"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.Avatar === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Avatar"},message:"must have required property '"+"Avatar"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.RoleCodes === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "RoleCodes"},message:"must have required property '"+"RoleCodes"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.IsTheach === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "IsTheach"},message:"must have required property '"+"IsTheach"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.ExpireTime === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ExpireTime"},message:"must have required property '"+"ExpireTime"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.Token !== undefined){
if(typeof data.Token !== "string"){
const err12 = {instancePath:instancePath+"/Token",schemaPath:"#/properties/Token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.TrueName !== undefined){
if(typeof data.TrueName !== "string"){
const err13 = {instancePath:instancePath+"/TrueName",schemaPath:"#/properties/TrueName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.LoginName !== undefined){
if(typeof data.LoginName !== "string"){
const err14 = {instancePath:instancePath+"/LoginName",schemaPath:"#/properties/LoginName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.OrgName !== undefined){
if(typeof data.OrgName !== "string"){
const err15 = {instancePath:instancePath+"/OrgName",schemaPath:"#/properties/OrgName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.ProgectName !== undefined){
if(typeof data.ProgectName !== "string"){
const err16 = {instancePath:instancePath+"/ProgectName",schemaPath:"#/properties/ProgectName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.ClassName !== undefined){
if(typeof data.ClassName !== "string"){
const err17 = {instancePath:instancePath+"/ClassName",schemaPath:"#/properties/ClassName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.Id !== undefined){
if(typeof data.Id !== "string"){
const err18 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.UserType !== undefined){
if(typeof data.UserType !== "string"){
const err19 = {instancePath:instancePath+"/UserType",schemaPath:"#/properties/UserType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.Avatar !== undefined){
if(typeof data.Avatar !== "string"){
const err20 = {instancePath:instancePath+"/Avatar",schemaPath:"#/properties/Avatar/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.RoleCodes !== undefined){
let data9 = data.RoleCodes;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(typeof data9[i0] !== "string"){
const err21 = {instancePath:instancePath+"/RoleCodes/" + i0,schemaPath:"#/properties/RoleCodes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/RoleCodes",schemaPath:"#/properties/RoleCodes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.IsTheach !== undefined){
if(typeof data.IsTheach !== "boolean"){
const err23 = {instancePath:instancePath+"/IsTheach",schemaPath:"#/properties/IsTheach/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.ExpireTime !== undefined){
if(typeof data.ExpireTime !== "string"){
const err24 = {instancePath:instancePath+"/ExpireTime",schemaPath:"#/properties/ExpireTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate183.errors = vErrors;
return errors === 0;
}

export const input87 = validate184;
const schema185 = {"type":"object","properties":{"OrgId":{"type":"string","maxLength":64,"minLength":1},"PostType":{"type":"string","maxLength":8},"Keyword":{"type":"string","maxLength":50}},"required":["OrgId"],"additionalProperties":false};

function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.OrgId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "OrgId"},message:"must have required property '"+"OrgId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "OrgId") || (key0 === "PostType")) || (key0 === "Keyword"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.OrgId !== undefined){
let data0 = data.OrgId;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err2 = {instancePath:instancePath+"/OrgId",schemaPath:"#/properties/OrgId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/OrgId",schemaPath:"#/properties/OrgId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/OrgId",schemaPath:"#/properties/OrgId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.PostType !== undefined){
let data1 = data.PostType;
if(typeof data1 === "string"){
if(func2(data1) > 8){
const err5 = {instancePath:instancePath+"/PostType",schemaPath:"#/properties/PostType/maxLength",keyword:"maxLength",params:{limit: 8},message:"must NOT have more than 8 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/PostType",schemaPath:"#/properties/PostType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.Keyword !== undefined){
let data2 = data.Keyword;
if(typeof data2 === "string"){
if(func2(data2) > 50){
const err7 = {instancePath:instancePath+"/Keyword",schemaPath:"#/properties/Keyword/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/Keyword",schemaPath:"#/properties/Keyword/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate184.errors = vErrors;
return errors === 0;
}

export const output87 = validate185;
const schema186 = {"type":"array","items":{"type":"object","required":["Id","TrueName","LoginName","OrgName"],"properties":{"Id":{"type":"string"},"TrueName":{"type":"string"},"LoginName":{"type":"string"},"OrgName":{"type":"string"},"Duty":{"type":["string","null"]},"Phone":{"type":["string","null"]}}}};

function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.Id === undefined){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.TrueName === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "TrueName"},message:"must have required property '"+"TrueName"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.LoginName === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "LoginName"},message:"must have required property '"+"LoginName"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.OrgName === undefined){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "OrgName"},message:"must have required property '"+"OrgName"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.Id !== undefined){
if(typeof data0.Id !== "string"){
const err4 = {instancePath:instancePath+"/" + i0+"/Id",schemaPath:"#/items/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.TrueName !== undefined){
if(typeof data0.TrueName !== "string"){
const err5 = {instancePath:instancePath+"/" + i0+"/TrueName",schemaPath:"#/items/properties/TrueName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.LoginName !== undefined){
if(typeof data0.LoginName !== "string"){
const err6 = {instancePath:instancePath+"/" + i0+"/LoginName",schemaPath:"#/items/properties/LoginName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.OrgName !== undefined){
if(typeof data0.OrgName !== "string"){
const err7 = {instancePath:instancePath+"/" + i0+"/OrgName",schemaPath:"#/items/properties/OrgName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.Duty !== undefined){
let data5 = data0.Duty;
if((typeof data5 !== "string") && (data5 !== null)){
const err8 = {instancePath:instancePath+"/" + i0+"/Duty",schemaPath:"#/items/properties/Duty/type",keyword:"type",params:{type: schema186.items.properties.Duty.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.Phone !== undefined){
let data6 = data0.Phone;
if((typeof data6 !== "string") && (data6 !== null)){
const err9 = {instancePath:instancePath+"/" + i0+"/Phone",schemaPath:"#/items/properties/Phone/type",keyword:"type",params:{type: schema186.items.properties.Phone.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate185.errors = vErrors;
return errors === 0;
}

export const input88 = validate186;
const schema187 = {"type":"object","properties":{},"additionalProperties":false};

function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate186.errors = vErrors;
return errors === 0;
}

export const output88 = validate187;
const schema188 = {"type":"object","required":["IsOn","Since","RecoveryLeft","IsRequired"],"properties":{"IsOn":{"type":"boolean"},"Since":{"type":"string"},"RecoveryLeft":{"type":"integer"},"IsRequired":{"type":"boolean"}},"additionalProperties":false};

function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.IsOn === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "IsOn"},message:"must have required property '"+"IsOn"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Since === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Since"},message:"must have required property '"+"Since"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.RecoveryLeft === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "RecoveryLeft"},message:"must have required property '"+"RecoveryLeft"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.IsRequired === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "IsRequired"},message:"must have required property '"+"IsRequired"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "IsOn") || (key0 === "Since")) || (key0 === "RecoveryLeft")) || (key0 === "IsRequired"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.IsOn !== undefined){
if(typeof data.IsOn !== "boolean"){
const err5 = {instancePath:instancePath+"/IsOn",schemaPath:"#/properties/IsOn/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.Since !== undefined){
if(typeof data.Since !== "string"){
const err6 = {instancePath:instancePath+"/Since",schemaPath:"#/properties/Since/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.RecoveryLeft !== undefined){
let data2 = data.RecoveryLeft;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err7 = {instancePath:instancePath+"/RecoveryLeft",schemaPath:"#/properties/RecoveryLeft/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.IsRequired !== undefined){
if(typeof data.IsRequired !== "boolean"){
const err8 = {instancePath:instancePath+"/IsRequired",schemaPath:"#/properties/IsRequired/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate187.errors = vErrors;
return errors === 0;
}

export const input89 = validate188;
const schema189 = {"type":"object","properties":{},"additionalProperties":false};

function validate188(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate188.errors = vErrors;
return errors === 0;
}

export const output89 = validate189;
const schema190 = {"type":"array","items":{"type":"object","required":["ClientCode","ClientName","Page"],"properties":{"ClientCode":{"type":"string"},"ClientName":{"type":"string"},"Page":{"type":"string"}}}};

function validate189(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.ClientCode === undefined){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "ClientCode"},message:"must have required property '"+"ClientCode"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.ClientName === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "ClientName"},message:"must have required property '"+"ClientName"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.Page === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "Page"},message:"must have required property '"+"Page"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.ClientCode !== undefined){
if(typeof data0.ClientCode !== "string"){
const err3 = {instancePath:instancePath+"/" + i0+"/ClientCode",schemaPath:"#/items/properties/ClientCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data0.ClientName !== undefined){
if(typeof data0.ClientName !== "string"){
const err4 = {instancePath:instancePath+"/" + i0+"/ClientName",schemaPath:"#/items/properties/ClientName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data0.Page !== undefined){
if(typeof data0.Page !== "string"){
const err5 = {instancePath:instancePath+"/" + i0+"/Page",schemaPath:"#/items/properties/Page/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate189.errors = vErrors;
return errors === 0;
}

export const input90 = validate190;
const schema191 = {"type":"object","properties":{"LoginName":{"type":"string","maxLength":60},"OpenId":{"type":"string","maxLength":64},"Code":{"type":"string","maxLength":30}},"additionalProperties":false};

function validate190(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "LoginName") || (key0 === "OpenId")) || (key0 === "Code"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.LoginName !== undefined){
let data0 = data.LoginName;
if(typeof data0 === "string"){
if(func2(data0) > 60){
const err1 = {instancePath:instancePath+"/LoginName",schemaPath:"#/properties/LoginName/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/LoginName",schemaPath:"#/properties/LoginName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.OpenId !== undefined){
let data1 = data.OpenId;
if(typeof data1 === "string"){
if(func2(data1) > 64){
const err3 = {instancePath:instancePath+"/OpenId",schemaPath:"#/properties/OpenId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/OpenId",schemaPath:"#/properties/OpenId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.Code !== undefined){
let data2 = data.Code;
if(typeof data2 === "string"){
if(func2(data2) > 30){
const err5 = {instancePath:instancePath+"/Code",schemaPath:"#/properties/Code/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/Code",schemaPath:"#/properties/Code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate190.errors = vErrors;
return errors === 0;
}

export const output90 = validate191;
const schema192 = {"type":"object","required":["UserId"],"properties":{"UserId":{"type":"string"}}};

function validate191(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.UserId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "UserId"},message:"must have required property '"+"UserId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.UserId !== undefined){
if(typeof data.UserId !== "string"){
const err1 = {instancePath:instancePath+"/UserId",schemaPath:"#/properties/UserId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate191.errors = vErrors;
return errors === 0;
}

export const input91 = validate192;
const schema193 = {"type":"object","properties":{"FileId":{"type":"string","maxLength":64,"minLength":1},"Cover":{"enum":[0,1]},"DryRun":{"enum":[0,1]},"OrgId":{"type":"string","maxLength":64}},"required":["FileId"],"additionalProperties":false};

function validate192(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.FileId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "FileId"},message:"must have required property '"+"FileId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "FileId") || (key0 === "Cover")) || (key0 === "DryRun")) || (key0 === "OrgId"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.FileId !== undefined){
let data0 = data.FileId;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err2 = {instancePath:instancePath+"/FileId",schemaPath:"#/properties/FileId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/FileId",schemaPath:"#/properties/FileId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/FileId",schemaPath:"#/properties/FileId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.Cover !== undefined){
let data1 = data.Cover;
if(!((data1 === 0) || (data1 === 1))){
const err5 = {instancePath:instancePath+"/Cover",schemaPath:"#/properties/Cover/enum",keyword:"enum",params:{allowedValues: schema193.properties.Cover.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.DryRun !== undefined){
let data2 = data.DryRun;
if(!((data2 === 0) || (data2 === 1))){
const err6 = {instancePath:instancePath+"/DryRun",schemaPath:"#/properties/DryRun/enum",keyword:"enum",params:{allowedValues: schema193.properties.DryRun.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.OrgId !== undefined){
let data3 = data.OrgId;
if(typeof data3 === "string"){
if(func2(data3) > 64){
const err7 = {instancePath:instancePath+"/OrgId",schemaPath:"#/properties/OrgId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/OrgId",schemaPath:"#/properties/OrgId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate192.errors = vErrors;
return errors === 0;
}

export const output91 = validate193;
const schema194 = {"type":"object","required":["Total","SuccessCount","FailCount","Fails"],"properties":{"TaskId":{"type":"string"},"Total":{"type":"integer"},"SuccessCount":{"type":"integer"},"FailCount":{"type":"integer"},"Fails":{"type":"array","items":{"type":"object","required":["RowNo","ColumnName","CellValue","Message"],"properties":{"RowNo":{"type":"integer"},"ColumnName":{"type":["string","null"]},"CellValue":{"type":["string","null"]},"Message":{"type":"string"}}}},"Running":{"const":1}}};

function validate193(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Total === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Total"},message:"must have required property '"+"Total"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.SuccessCount === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "SuccessCount"},message:"must have required property '"+"SuccessCount"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.FailCount === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "FailCount"},message:"must have required property '"+"FailCount"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.Fails === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Fails"},message:"must have required property '"+"Fails"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.TaskId !== undefined){
if(typeof data.TaskId !== "string"){
const err4 = {instancePath:instancePath+"/TaskId",schemaPath:"#/properties/TaskId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.Total !== undefined){
let data1 = data.Total;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err5 = {instancePath:instancePath+"/Total",schemaPath:"#/properties/Total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.SuccessCount !== undefined){
let data2 = data.SuccessCount;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err6 = {instancePath:instancePath+"/SuccessCount",schemaPath:"#/properties/SuccessCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.FailCount !== undefined){
let data3 = data.FailCount;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err7 = {instancePath:instancePath+"/FailCount",schemaPath:"#/properties/FailCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.Fails !== undefined){
let data4 = data.Fails;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.RowNo === undefined){
const err8 = {instancePath:instancePath+"/Fails/" + i0,schemaPath:"#/properties/Fails/items/required",keyword:"required",params:{missingProperty: "RowNo"},message:"must have required property '"+"RowNo"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data5.ColumnName === undefined){
const err9 = {instancePath:instancePath+"/Fails/" + i0,schemaPath:"#/properties/Fails/items/required",keyword:"required",params:{missingProperty: "ColumnName"},message:"must have required property '"+"ColumnName"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data5.CellValue === undefined){
const err10 = {instancePath:instancePath+"/Fails/" + i0,schemaPath:"#/properties/Fails/items/required",keyword:"required",params:{missingProperty: "CellValue"},message:"must have required property '"+"CellValue"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data5.Message === undefined){
const err11 = {instancePath:instancePath+"/Fails/" + i0,schemaPath:"#/properties/Fails/items/required",keyword:"required",params:{missingProperty: "Message"},message:"must have required property '"+"Message"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data5.RowNo !== undefined){
let data6 = data5.RowNo;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err12 = {instancePath:instancePath+"/Fails/" + i0+"/RowNo",schemaPath:"#/properties/Fails/items/properties/RowNo/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data5.ColumnName !== undefined){
let data7 = data5.ColumnName;
if((typeof data7 !== "string") && (data7 !== null)){
const err13 = {instancePath:instancePath+"/Fails/" + i0+"/ColumnName",schemaPath:"#/properties/Fails/items/properties/ColumnName/type",keyword:"type",params:{type: schema194.properties.Fails.items.properties.ColumnName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data5.CellValue !== undefined){
let data8 = data5.CellValue;
if((typeof data8 !== "string") && (data8 !== null)){
const err14 = {instancePath:instancePath+"/Fails/" + i0+"/CellValue",schemaPath:"#/properties/Fails/items/properties/CellValue/type",keyword:"type",params:{type: schema194.properties.Fails.items.properties.CellValue.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data5.Message !== undefined){
if(typeof data5.Message !== "string"){
const err15 = {instancePath:instancePath+"/Fails/" + i0+"/Message",schemaPath:"#/properties/Fails/items/properties/Message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/Fails/" + i0,schemaPath:"#/properties/Fails/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/Fails",schemaPath:"#/properties/Fails/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.Running !== undefined){
if(1 !== data.Running){
const err18 = {instancePath:instancePath+"/Running",schemaPath:"#/properties/Running/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate193.errors = vErrors;
return errors === 0;
}

export const input92 = validate194;
const schema195 = {"type":"object","properties":{},"additionalProperties":false};

function validate194(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate194.errors = vErrors;
return errors === 0;
}

export const output92 = validate195;
const schema196 = {"type":"object","required":["IsBing","NickName","BindDate","BindUrl"],"properties":{"IsBing":{"enum":[0,1]},"NickName":{"type":"string"},"BindDate":{"type":"string"},"BindUrl":{"type":"string"}},"additionalProperties":false};

function validate195(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.IsBing === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "IsBing"},message:"must have required property '"+"IsBing"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.NickName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "NickName"},message:"must have required property '"+"NickName"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.BindDate === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "BindDate"},message:"must have required property '"+"BindDate"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.BindUrl === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "BindUrl"},message:"must have required property '"+"BindUrl"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "IsBing") || (key0 === "NickName")) || (key0 === "BindDate")) || (key0 === "BindUrl"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.IsBing !== undefined){
let data0 = data.IsBing;
if(!((data0 === 0) || (data0 === 1))){
const err5 = {instancePath:instancePath+"/IsBing",schemaPath:"#/properties/IsBing/enum",keyword:"enum",params:{allowedValues: schema196.properties.IsBing.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.NickName !== undefined){
if(typeof data.NickName !== "string"){
const err6 = {instancePath:instancePath+"/NickName",schemaPath:"#/properties/NickName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.BindDate !== undefined){
if(typeof data.BindDate !== "string"){
const err7 = {instancePath:instancePath+"/BindDate",schemaPath:"#/properties/BindDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.BindUrl !== undefined){
if(typeof data.BindUrl !== "string"){
const err8 = {instancePath:instancePath+"/BindUrl",schemaPath:"#/properties/BindUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate195.errors = vErrors;
return errors === 0;
}

export const input93 = validate196;
const schema197 = {"type":"object","properties":{},"additionalProperties":false};

function validate196(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate196.errors = vErrors;
return errors === 0;
}

export const output93 = validate197;
const schema198 = {"type":"object","required":["ErrorMess","Mail","IsTheach"],"properties":{"ErrorMess":{"type":"string"},"Mail":{"type":"string"},"IsTheach":{"type":"boolean"}}};

function validate197(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ErrorMess === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ErrorMess"},message:"must have required property '"+"ErrorMess"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Mail === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Mail"},message:"must have required property '"+"Mail"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.IsTheach === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "IsTheach"},message:"must have required property '"+"IsTheach"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.ErrorMess !== undefined){
if(typeof data.ErrorMess !== "string"){
const err3 = {instancePath:instancePath+"/ErrorMess",schemaPath:"#/properties/ErrorMess/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.Mail !== undefined){
if(typeof data.Mail !== "string"){
const err4 = {instancePath:instancePath+"/Mail",schemaPath:"#/properties/Mail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.IsTheach !== undefined){
if(typeof data.IsTheach !== "boolean"){
const err5 = {instancePath:instancePath+"/IsTheach",schemaPath:"#/properties/IsTheach/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate197.errors = vErrors;
return errors === 0;
}

export const input94 = validate198;
const schema199 = {"type":"object","properties":{"ResetToken":{"type":"string","maxLength":64,"minLength":1},"NewPwd":{"type":"string","maxLength":128},"NewPwd2":{"type":"string","maxLength":128}},"required":["ResetToken","NewPwd","NewPwd2"],"additionalProperties":false};

function validate198(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ResetToken === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ResetToken"},message:"must have required property '"+"ResetToken"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.NewPwd === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "NewPwd"},message:"must have required property '"+"NewPwd"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.NewPwd2 === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "NewPwd2"},message:"must have required property '"+"NewPwd2"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "ResetToken") || (key0 === "NewPwd")) || (key0 === "NewPwd2"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.ResetToken !== undefined){
let data0 = data.ResetToken;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err4 = {instancePath:instancePath+"/ResetToken",schemaPath:"#/properties/ResetToken/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func2(data0) < 1){
const err5 = {instancePath:instancePath+"/ResetToken",schemaPath:"#/properties/ResetToken/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/ResetToken",schemaPath:"#/properties/ResetToken/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.NewPwd !== undefined){
let data1 = data.NewPwd;
if(typeof data1 === "string"){
if(func2(data1) > 128){
const err7 = {instancePath:instancePath+"/NewPwd",schemaPath:"#/properties/NewPwd/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/NewPwd",schemaPath:"#/properties/NewPwd/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.NewPwd2 !== undefined){
let data2 = data.NewPwd2;
if(typeof data2 === "string"){
if(func2(data2) > 128){
const err9 = {instancePath:instancePath+"/NewPwd2",schemaPath:"#/properties/NewPwd2/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/NewPwd2",schemaPath:"#/properties/NewPwd2/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate198.errors = vErrors;
return errors === 0;
}

export const output94 = validate199;
const schema200 = {"const":true};

function validate199(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(true !== data){
const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate199.errors = vErrors;
return errors === 0;
}

export const input95 = validate200;
const schema201 = {"type":"object","properties":{"code":{"type":"string","maxLength":2000},"ticket":{"type":"string","maxLength":2000},"state":{"type":"string","maxLength":128},"Binding":{"type":"string","maxLength":64},"iss":{"type":"string","maxLength":300}},"additionalProperties":false};

function validate200(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "code") || (key0 === "ticket")) || (key0 === "state")) || (key0 === "Binding")) || (key0 === "iss"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(func2(data0) > 2000){
const err1 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.ticket !== undefined){
let data1 = data.ticket;
if(typeof data1 === "string"){
if(func2(data1) > 2000){
const err3 = {instancePath:instancePath+"/ticket",schemaPath:"#/properties/ticket/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/ticket",schemaPath:"#/properties/ticket/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.state !== undefined){
let data2 = data.state;
if(typeof data2 === "string"){
if(func2(data2) > 128){
const err5 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.Binding !== undefined){
let data3 = data.Binding;
if(typeof data3 === "string"){
if(func2(data3) > 64){
const err7 = {instancePath:instancePath+"/Binding",schemaPath:"#/properties/Binding/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/Binding",schemaPath:"#/properties/Binding/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.iss !== undefined){
let data4 = data.iss;
if(typeof data4 === "string"){
if(func2(data4) > 300){
const err9 = {instancePath:instancePath+"/iss",schemaPath:"#/properties/iss/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/iss",schemaPath:"#/properties/iss/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate200.errors = vErrors;
return errors === 0;
}

export const output95 = validate201;
const schema202 = {"type":"object","required":["Token","TrueName","LoginName","OrgName","ProgectName","ClassName","Id","UserType","Avatar","RoleCodes","IsTheach","ExpireTime","SsoUrl","SsoPath","SystemId","LogoutUrl"],"properties":{"Token":{"type":"string"},"TrueName":{"type":"string"},"LoginName":{"type":"string"},"OrgName":{"type":"string"},"ProgectName":{"type":"string"},"ClassName":{"type":"string"},"Id":{"type":"string"},"UserType":{"type":"string"},"Avatar":{"type":"string"},"RoleCodes":{"type":"array","items":{"type":"string"}},"IsTheach":{"type":"boolean"},"ExpireTime":{"type":"string"},"SsoUrl":{"type":"string"},"SsoPath":{"type":"string"},"SystemId":{"type":"string"},"LogoutUrl":{"type":"string"}}};

function validate201(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Token === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Token"},message:"must have required property '"+"Token"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.TrueName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "TrueName"},message:"must have required property '"+"TrueName"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.LoginName === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "LoginName"},message:"must have required property '"+"LoginName"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.OrgName === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "OrgName"},message:"must have required property '"+"OrgName"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.ProgectName === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ProgectName"},message:"must have required property '"+"ProgectName"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.ClassName === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ClassName"},message:"must have required property '"+"ClassName"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.Id === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.UserType === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "UserType"},message:"must have required property '"+"UserType"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.Avatar === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Avatar"},message:"must have required property '"+"Avatar"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.RoleCodes === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "RoleCodes"},message:"must have required property '"+"RoleCodes"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.IsTheach === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "IsTheach"},message:"must have required property '"+"IsTheach"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.ExpireTime === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ExpireTime"},message:"must have required property '"+"ExpireTime"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.SsoUrl === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "SsoUrl"},message:"must have required property '"+"SsoUrl"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.SsoPath === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "SsoPath"},message:"must have required property '"+"SsoPath"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.SystemId === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "SystemId"},message:"must have required property '"+"SystemId"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.LogoutUrl === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "LogoutUrl"},message:"must have required property '"+"LogoutUrl"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.Token !== undefined){
if(typeof data.Token !== "string"){
const err16 = {instancePath:instancePath+"/Token",schemaPath:"#/properties/Token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.TrueName !== undefined){
if(typeof data.TrueName !== "string"){
const err17 = {instancePath:instancePath+"/TrueName",schemaPath:"#/properties/TrueName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.LoginName !== undefined){
if(typeof data.LoginName !== "string"){
const err18 = {instancePath:instancePath+"/LoginName",schemaPath:"#/properties/LoginName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.OrgName !== undefined){
if(typeof data.OrgName !== "string"){
const err19 = {instancePath:instancePath+"/OrgName",schemaPath:"#/properties/OrgName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.ProgectName !== undefined){
if(typeof data.ProgectName !== "string"){
const err20 = {instancePath:instancePath+"/ProgectName",schemaPath:"#/properties/ProgectName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.ClassName !== undefined){
if(typeof data.ClassName !== "string"){
const err21 = {instancePath:instancePath+"/ClassName",schemaPath:"#/properties/ClassName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.Id !== undefined){
if(typeof data.Id !== "string"){
const err22 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.UserType !== undefined){
if(typeof data.UserType !== "string"){
const err23 = {instancePath:instancePath+"/UserType",schemaPath:"#/properties/UserType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.Avatar !== undefined){
if(typeof data.Avatar !== "string"){
const err24 = {instancePath:instancePath+"/Avatar",schemaPath:"#/properties/Avatar/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.RoleCodes !== undefined){
let data9 = data.RoleCodes;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(typeof data9[i0] !== "string"){
const err25 = {instancePath:instancePath+"/RoleCodes/" + i0,schemaPath:"#/properties/RoleCodes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/RoleCodes",schemaPath:"#/properties/RoleCodes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.IsTheach !== undefined){
if(typeof data.IsTheach !== "boolean"){
const err27 = {instancePath:instancePath+"/IsTheach",schemaPath:"#/properties/IsTheach/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.ExpireTime !== undefined){
if(typeof data.ExpireTime !== "string"){
const err28 = {instancePath:instancePath+"/ExpireTime",schemaPath:"#/properties/ExpireTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.SsoUrl !== undefined){
if(typeof data.SsoUrl !== "string"){
const err29 = {instancePath:instancePath+"/SsoUrl",schemaPath:"#/properties/SsoUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.SsoPath !== undefined){
if(typeof data.SsoPath !== "string"){
const err30 = {instancePath:instancePath+"/SsoPath",schemaPath:"#/properties/SsoPath/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.SystemId !== undefined){
if(typeof data.SystemId !== "string"){
const err31 = {instancePath:instancePath+"/SystemId",schemaPath:"#/properties/SystemId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.LogoutUrl !== undefined){
if(typeof data.LogoutUrl !== "string"){
const err32 = {instancePath:instancePath+"/LogoutUrl",schemaPath:"#/properties/LogoutUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate201.errors = vErrors;
return errors === 0;
}

export const input96 = validate202;
const schema203 = {"type":"object","properties":{"code":{"type":"string","maxLength":2000},"ticket":{"type":"string","maxLength":2000},"state":{"type":"string","maxLength":128},"Binding":{"type":"string","maxLength":64},"iss":{"type":"string","maxLength":300}},"additionalProperties":false};

function validate202(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "code") || (key0 === "ticket")) || (key0 === "state")) || (key0 === "Binding")) || (key0 === "iss"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(func2(data0) > 2000){
const err1 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.ticket !== undefined){
let data1 = data.ticket;
if(typeof data1 === "string"){
if(func2(data1) > 2000){
const err3 = {instancePath:instancePath+"/ticket",schemaPath:"#/properties/ticket/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/ticket",schemaPath:"#/properties/ticket/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.state !== undefined){
let data2 = data.state;
if(typeof data2 === "string"){
if(func2(data2) > 128){
const err5 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.Binding !== undefined){
let data3 = data.Binding;
if(typeof data3 === "string"){
if(func2(data3) > 64){
const err7 = {instancePath:instancePath+"/Binding",schemaPath:"#/properties/Binding/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/Binding",schemaPath:"#/properties/Binding/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.iss !== undefined){
let data4 = data.iss;
if(typeof data4 === "string"){
if(func2(data4) > 300){
const err9 = {instancePath:instancePath+"/iss",schemaPath:"#/properties/iss/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/iss",schemaPath:"#/properties/iss/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate202.errors = vErrors;
return errors === 0;
}

export const output96 = validate203;
const schema204 = {"type":"object","required":["Token","TrueName","LoginName","OrgName","ProgectName","ClassName","Id","UserType","Avatar","RoleCodes","IsTheach","ExpireTime","SsoUrl","SsoPath","SystemId","LogoutUrl"],"properties":{"Token":{"type":"string"},"TrueName":{"type":"string"},"LoginName":{"type":"string"},"OrgName":{"type":"string"},"ProgectName":{"type":"string"},"ClassName":{"type":"string"},"Id":{"type":"string"},"UserType":{"type":"string"},"Avatar":{"type":"string"},"RoleCodes":{"type":"array","items":{"type":"string"}},"IsTheach":{"type":"boolean"},"ExpireTime":{"type":"string"},"SsoUrl":{"type":"string"},"SsoPath":{"type":"string"},"SystemId":{"type":"string"},"LogoutUrl":{"type":"string"}}};

function validate203(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Token === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Token"},message:"must have required property '"+"Token"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.TrueName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "TrueName"},message:"must have required property '"+"TrueName"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.LoginName === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "LoginName"},message:"must have required property '"+"LoginName"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.OrgName === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "OrgName"},message:"must have required property '"+"OrgName"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.ProgectName === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ProgectName"},message:"must have required property '"+"ProgectName"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.ClassName === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ClassName"},message:"must have required property '"+"ClassName"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.Id === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.UserType === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "UserType"},message:"must have required property '"+"UserType"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.Avatar === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Avatar"},message:"must have required property '"+"Avatar"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.RoleCodes === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "RoleCodes"},message:"must have required property '"+"RoleCodes"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.IsTheach === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "IsTheach"},message:"must have required property '"+"IsTheach"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.ExpireTime === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ExpireTime"},message:"must have required property '"+"ExpireTime"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.SsoUrl === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "SsoUrl"},message:"must have required property '"+"SsoUrl"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.SsoPath === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "SsoPath"},message:"must have required property '"+"SsoPath"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.SystemId === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "SystemId"},message:"must have required property '"+"SystemId"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.LogoutUrl === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "LogoutUrl"},message:"must have required property '"+"LogoutUrl"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.Token !== undefined){
if(typeof data.Token !== "string"){
const err16 = {instancePath:instancePath+"/Token",schemaPath:"#/properties/Token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.TrueName !== undefined){
if(typeof data.TrueName !== "string"){
const err17 = {instancePath:instancePath+"/TrueName",schemaPath:"#/properties/TrueName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.LoginName !== undefined){
if(typeof data.LoginName !== "string"){
const err18 = {instancePath:instancePath+"/LoginName",schemaPath:"#/properties/LoginName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.OrgName !== undefined){
if(typeof data.OrgName !== "string"){
const err19 = {instancePath:instancePath+"/OrgName",schemaPath:"#/properties/OrgName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.ProgectName !== undefined){
if(typeof data.ProgectName !== "string"){
const err20 = {instancePath:instancePath+"/ProgectName",schemaPath:"#/properties/ProgectName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.ClassName !== undefined){
if(typeof data.ClassName !== "string"){
const err21 = {instancePath:instancePath+"/ClassName",schemaPath:"#/properties/ClassName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.Id !== undefined){
if(typeof data.Id !== "string"){
const err22 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.UserType !== undefined){
if(typeof data.UserType !== "string"){
const err23 = {instancePath:instancePath+"/UserType",schemaPath:"#/properties/UserType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.Avatar !== undefined){
if(typeof data.Avatar !== "string"){
const err24 = {instancePath:instancePath+"/Avatar",schemaPath:"#/properties/Avatar/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.RoleCodes !== undefined){
let data9 = data.RoleCodes;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(typeof data9[i0] !== "string"){
const err25 = {instancePath:instancePath+"/RoleCodes/" + i0,schemaPath:"#/properties/RoleCodes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/RoleCodes",schemaPath:"#/properties/RoleCodes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.IsTheach !== undefined){
if(typeof data.IsTheach !== "boolean"){
const err27 = {instancePath:instancePath+"/IsTheach",schemaPath:"#/properties/IsTheach/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.ExpireTime !== undefined){
if(typeof data.ExpireTime !== "string"){
const err28 = {instancePath:instancePath+"/ExpireTime",schemaPath:"#/properties/ExpireTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.SsoUrl !== undefined){
if(typeof data.SsoUrl !== "string"){
const err29 = {instancePath:instancePath+"/SsoUrl",schemaPath:"#/properties/SsoUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.SsoPath !== undefined){
if(typeof data.SsoPath !== "string"){
const err30 = {instancePath:instancePath+"/SsoPath",schemaPath:"#/properties/SsoPath/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.SystemId !== undefined){
if(typeof data.SystemId !== "string"){
const err31 = {instancePath:instancePath+"/SystemId",schemaPath:"#/properties/SystemId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.LogoutUrl !== undefined){
if(typeof data.LogoutUrl !== "string"){
const err32 = {instancePath:instancePath+"/LogoutUrl",schemaPath:"#/properties/LogoutUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate203.errors = vErrors;
return errors === 0;
}

export const input97 = validate204;
const schema205 = {"type":"object","properties":{"code":{"type":"string","maxLength":2000},"ticket":{"type":"string","maxLength":2000},"state":{"type":"string","maxLength":128},"Binding":{"type":"string","maxLength":64},"iss":{"type":"string","maxLength":300}},"additionalProperties":false};

function validate204(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((((key0 === "code") || (key0 === "ticket")) || (key0 === "state")) || (key0 === "Binding")) || (key0 === "iss"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(typeof data0 === "string"){
if(func2(data0) > 2000){
const err1 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/code",schemaPath:"#/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.ticket !== undefined){
let data1 = data.ticket;
if(typeof data1 === "string"){
if(func2(data1) > 2000){
const err3 = {instancePath:instancePath+"/ticket",schemaPath:"#/properties/ticket/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/ticket",schemaPath:"#/properties/ticket/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.state !== undefined){
let data2 = data.state;
if(typeof data2 === "string"){
if(func2(data2) > 128){
const err5 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/state",schemaPath:"#/properties/state/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.Binding !== undefined){
let data3 = data.Binding;
if(typeof data3 === "string"){
if(func2(data3) > 64){
const err7 = {instancePath:instancePath+"/Binding",schemaPath:"#/properties/Binding/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/Binding",schemaPath:"#/properties/Binding/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.iss !== undefined){
let data4 = data.iss;
if(typeof data4 === "string"){
if(func2(data4) > 300){
const err9 = {instancePath:instancePath+"/iss",schemaPath:"#/properties/iss/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/iss",schemaPath:"#/properties/iss/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate204.errors = vErrors;
return errors === 0;
}

export const output97 = validate205;
const schema206 = {"type":"object","required":["Token","TrueName","LoginName","OrgName","ProgectName","ClassName","Id","UserType","Avatar","RoleCodes","IsTheach","ExpireTime","SsoUrl","SsoPath","SystemId","LogoutUrl"],"properties":{"Token":{"type":"string"},"TrueName":{"type":"string"},"LoginName":{"type":"string"},"OrgName":{"type":"string"},"ProgectName":{"type":"string"},"ClassName":{"type":"string"},"Id":{"type":"string"},"UserType":{"type":"string"},"Avatar":{"type":"string"},"RoleCodes":{"type":"array","items":{"type":"string"}},"IsTheach":{"type":"boolean"},"ExpireTime":{"type":"string"},"SsoUrl":{"type":"string"},"SsoPath":{"type":"string"},"SystemId":{"type":"string"},"LogoutUrl":{"type":"string"}}};

function validate205(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Token === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Token"},message:"must have required property '"+"Token"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.TrueName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "TrueName"},message:"must have required property '"+"TrueName"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.LoginName === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "LoginName"},message:"must have required property '"+"LoginName"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.OrgName === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "OrgName"},message:"must have required property '"+"OrgName"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.ProgectName === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ProgectName"},message:"must have required property '"+"ProgectName"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.ClassName === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ClassName"},message:"must have required property '"+"ClassName"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.Id === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.UserType === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "UserType"},message:"must have required property '"+"UserType"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.Avatar === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Avatar"},message:"must have required property '"+"Avatar"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.RoleCodes === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "RoleCodes"},message:"must have required property '"+"RoleCodes"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.IsTheach === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "IsTheach"},message:"must have required property '"+"IsTheach"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.ExpireTime === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ExpireTime"},message:"must have required property '"+"ExpireTime"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.SsoUrl === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "SsoUrl"},message:"must have required property '"+"SsoUrl"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.SsoPath === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "SsoPath"},message:"must have required property '"+"SsoPath"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.SystemId === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "SystemId"},message:"must have required property '"+"SystemId"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.LogoutUrl === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "LogoutUrl"},message:"must have required property '"+"LogoutUrl"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.Token !== undefined){
if(typeof data.Token !== "string"){
const err16 = {instancePath:instancePath+"/Token",schemaPath:"#/properties/Token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.TrueName !== undefined){
if(typeof data.TrueName !== "string"){
const err17 = {instancePath:instancePath+"/TrueName",schemaPath:"#/properties/TrueName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.LoginName !== undefined){
if(typeof data.LoginName !== "string"){
const err18 = {instancePath:instancePath+"/LoginName",schemaPath:"#/properties/LoginName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.OrgName !== undefined){
if(typeof data.OrgName !== "string"){
const err19 = {instancePath:instancePath+"/OrgName",schemaPath:"#/properties/OrgName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.ProgectName !== undefined){
if(typeof data.ProgectName !== "string"){
const err20 = {instancePath:instancePath+"/ProgectName",schemaPath:"#/properties/ProgectName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.ClassName !== undefined){
if(typeof data.ClassName !== "string"){
const err21 = {instancePath:instancePath+"/ClassName",schemaPath:"#/properties/ClassName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.Id !== undefined){
if(typeof data.Id !== "string"){
const err22 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.UserType !== undefined){
if(typeof data.UserType !== "string"){
const err23 = {instancePath:instancePath+"/UserType",schemaPath:"#/properties/UserType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.Avatar !== undefined){
if(typeof data.Avatar !== "string"){
const err24 = {instancePath:instancePath+"/Avatar",schemaPath:"#/properties/Avatar/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.RoleCodes !== undefined){
let data9 = data.RoleCodes;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(typeof data9[i0] !== "string"){
const err25 = {instancePath:instancePath+"/RoleCodes/" + i0,schemaPath:"#/properties/RoleCodes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/RoleCodes",schemaPath:"#/properties/RoleCodes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.IsTheach !== undefined){
if(typeof data.IsTheach !== "boolean"){
const err27 = {instancePath:instancePath+"/IsTheach",schemaPath:"#/properties/IsTheach/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.ExpireTime !== undefined){
if(typeof data.ExpireTime !== "string"){
const err28 = {instancePath:instancePath+"/ExpireTime",schemaPath:"#/properties/ExpireTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.SsoUrl !== undefined){
if(typeof data.SsoUrl !== "string"){
const err29 = {instancePath:instancePath+"/SsoUrl",schemaPath:"#/properties/SsoUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.SsoPath !== undefined){
if(typeof data.SsoPath !== "string"){
const err30 = {instancePath:instancePath+"/SsoPath",schemaPath:"#/properties/SsoPath/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.SystemId !== undefined){
if(typeof data.SystemId !== "string"){
const err31 = {instancePath:instancePath+"/SystemId",schemaPath:"#/properties/SystemId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.LogoutUrl !== undefined){
if(typeof data.LogoutUrl !== "string"){
const err32 = {instancePath:instancePath+"/LogoutUrl",schemaPath:"#/properties/LogoutUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate205.errors = vErrors;
return errors === 0;
}

export const input98 = validate206;
const schema207 = {"type":"object","properties":{"ClientCode":{"type":"string","maxLength":20,"minLength":1}},"required":["ClientCode"],"additionalProperties":false};

function validate206(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ClientCode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ClientCode"},message:"must have required property '"+"ClientCode"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "ClientCode")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.ClientCode !== undefined){
let data0 = data.ClientCode;
if(typeof data0 === "string"){
if(func2(data0) > 20){
const err2 = {instancePath:instancePath+"/ClientCode",schemaPath:"#/properties/ClientCode/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/ClientCode",schemaPath:"#/properties/ClientCode/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/ClientCode",schemaPath:"#/properties/ClientCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate206.errors = vErrors;
return errors === 0;
}

export const output98 = validate207;
const schema208 = {"type":"object","required":["Url","Binding"],"properties":{"Url":{"type":"string"},"Binding":{"type":"string"}}};

function validate207(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Url === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Url"},message:"must have required property '"+"Url"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Binding === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Binding"},message:"must have required property '"+"Binding"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.Url !== undefined){
if(typeof data.Url !== "string"){
const err2 = {instancePath:instancePath+"/Url",schemaPath:"#/properties/Url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.Binding !== undefined){
if(typeof data.Binding !== "string"){
const err3 = {instancePath:instancePath+"/Binding",schemaPath:"#/properties/Binding/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate207.errors = vErrors;
return errors === 0;
}

export const input99 = validate208;
const schema209 = {"type":"object","properties":{"BindTicket":{"type":"string","maxLength":64,"minLength":1},"Binding":{"type":"string","maxLength":64,"minLength":1}},"required":["BindTicket","Binding"],"additionalProperties":false};

function validate208(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.BindTicket === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "BindTicket"},message:"must have required property '"+"BindTicket"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Binding === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Binding"},message:"must have required property '"+"Binding"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "BindTicket") || (key0 === "Binding"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.BindTicket !== undefined){
let data0 = data.BindTicket;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err3 = {instancePath:instancePath+"/BindTicket",schemaPath:"#/properties/BindTicket/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data0) < 1){
const err4 = {instancePath:instancePath+"/BindTicket",schemaPath:"#/properties/BindTicket/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/BindTicket",schemaPath:"#/properties/BindTicket/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.Binding !== undefined){
let data1 = data.Binding;
if(typeof data1 === "string"){
if(func2(data1) > 64){
const err6 = {instancePath:instancePath+"/Binding",schemaPath:"#/properties/Binding/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func2(data1) < 1){
const err7 = {instancePath:instancePath+"/Binding",schemaPath:"#/properties/Binding/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/Binding",schemaPath:"#/properties/Binding/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate208.errors = vErrors;
return errors === 0;
}

export const output99 = validate209;
const schema210 = {"const":true};

function validate209(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(true !== data){
const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate209.errors = vErrors;
return errors === 0;
}

export const input100 = validate210;
const schema211 = {"type":"object","properties":{"ClientCode":{"type":"string","maxLength":20,"minLength":1},"Ticket":{"type":"string","maxLength":2000,"minLength":1},"State":{"type":"string","maxLength":128},"Binding":{"type":"string","maxLength":64},"Iss":{"type":"string","maxLength":300},"RedirectUrl":{"type":"string","maxLength":500}},"required":["ClientCode","Ticket"],"additionalProperties":false};

function validate210(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ClientCode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ClientCode"},message:"must have required property '"+"ClientCode"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Ticket === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Ticket"},message:"must have required property '"+"Ticket"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "ClientCode") || (key0 === "Ticket")) || (key0 === "State")) || (key0 === "Binding")) || (key0 === "Iss")) || (key0 === "RedirectUrl"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.ClientCode !== undefined){
let data0 = data.ClientCode;
if(typeof data0 === "string"){
if(func2(data0) > 20){
const err3 = {instancePath:instancePath+"/ClientCode",schemaPath:"#/properties/ClientCode/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data0) < 1){
const err4 = {instancePath:instancePath+"/ClientCode",schemaPath:"#/properties/ClientCode/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/ClientCode",schemaPath:"#/properties/ClientCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.Ticket !== undefined){
let data1 = data.Ticket;
if(typeof data1 === "string"){
if(func2(data1) > 2000){
const err6 = {instancePath:instancePath+"/Ticket",schemaPath:"#/properties/Ticket/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func2(data1) < 1){
const err7 = {instancePath:instancePath+"/Ticket",schemaPath:"#/properties/Ticket/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/Ticket",schemaPath:"#/properties/Ticket/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.State !== undefined){
let data2 = data.State;
if(typeof data2 === "string"){
if(func2(data2) > 128){
const err9 = {instancePath:instancePath+"/State",schemaPath:"#/properties/State/maxLength",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/State",schemaPath:"#/properties/State/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.Binding !== undefined){
let data3 = data.Binding;
if(typeof data3 === "string"){
if(func2(data3) > 64){
const err11 = {instancePath:instancePath+"/Binding",schemaPath:"#/properties/Binding/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/Binding",schemaPath:"#/properties/Binding/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.Iss !== undefined){
let data4 = data.Iss;
if(typeof data4 === "string"){
if(func2(data4) > 300){
const err13 = {instancePath:instancePath+"/Iss",schemaPath:"#/properties/Iss/maxLength",keyword:"maxLength",params:{limit: 300},message:"must NOT have more than 300 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/Iss",schemaPath:"#/properties/Iss/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.RedirectUrl !== undefined){
let data5 = data.RedirectUrl;
if(typeof data5 === "string"){
if(func2(data5) > 500){
const err15 = {instancePath:instancePath+"/RedirectUrl",schemaPath:"#/properties/RedirectUrl/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/RedirectUrl",schemaPath:"#/properties/RedirectUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate210.errors = vErrors;
return errors === 0;
}

export const output100 = validate211;
const schema212 = {"type":"object","required":["Token","TrueName","LoginName","OrgName","ProgectName","ClassName","Id","UserType","Avatar","RoleCodes","IsTheach","ExpireTime","SsoUrl","SsoPath","SystemId","LogoutUrl"],"properties":{"Token":{"type":"string"},"TrueName":{"type":"string"},"LoginName":{"type":"string"},"OrgName":{"type":"string"},"ProgectName":{"type":"string"},"ClassName":{"type":"string"},"Id":{"type":"string"},"UserType":{"type":"string"},"Avatar":{"type":"string"},"RoleCodes":{"type":"array","items":{"type":"string"}},"IsTheach":{"type":"boolean"},"ExpireTime":{"type":"string"},"SsoUrl":{"type":"string"},"SsoPath":{"type":"string"},"SystemId":{"type":"string"},"LogoutUrl":{"type":"string"}}};

function validate211(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Token === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Token"},message:"must have required property '"+"Token"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.TrueName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "TrueName"},message:"must have required property '"+"TrueName"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.LoginName === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "LoginName"},message:"must have required property '"+"LoginName"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.OrgName === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "OrgName"},message:"must have required property '"+"OrgName"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.ProgectName === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ProgectName"},message:"must have required property '"+"ProgectName"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.ClassName === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ClassName"},message:"must have required property '"+"ClassName"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.Id === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.UserType === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "UserType"},message:"must have required property '"+"UserType"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.Avatar === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Avatar"},message:"must have required property '"+"Avatar"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.RoleCodes === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "RoleCodes"},message:"must have required property '"+"RoleCodes"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.IsTheach === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "IsTheach"},message:"must have required property '"+"IsTheach"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.ExpireTime === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ExpireTime"},message:"must have required property '"+"ExpireTime"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.SsoUrl === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "SsoUrl"},message:"must have required property '"+"SsoUrl"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.SsoPath === undefined){
const err13 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "SsoPath"},message:"must have required property '"+"SsoPath"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data.SystemId === undefined){
const err14 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "SystemId"},message:"must have required property '"+"SystemId"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data.LogoutUrl === undefined){
const err15 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "LogoutUrl"},message:"must have required property '"+"LogoutUrl"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data.Token !== undefined){
if(typeof data.Token !== "string"){
const err16 = {instancePath:instancePath+"/Token",schemaPath:"#/properties/Token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.TrueName !== undefined){
if(typeof data.TrueName !== "string"){
const err17 = {instancePath:instancePath+"/TrueName",schemaPath:"#/properties/TrueName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.LoginName !== undefined){
if(typeof data.LoginName !== "string"){
const err18 = {instancePath:instancePath+"/LoginName",schemaPath:"#/properties/LoginName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.OrgName !== undefined){
if(typeof data.OrgName !== "string"){
const err19 = {instancePath:instancePath+"/OrgName",schemaPath:"#/properties/OrgName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.ProgectName !== undefined){
if(typeof data.ProgectName !== "string"){
const err20 = {instancePath:instancePath+"/ProgectName",schemaPath:"#/properties/ProgectName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.ClassName !== undefined){
if(typeof data.ClassName !== "string"){
const err21 = {instancePath:instancePath+"/ClassName",schemaPath:"#/properties/ClassName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.Id !== undefined){
if(typeof data.Id !== "string"){
const err22 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.UserType !== undefined){
if(typeof data.UserType !== "string"){
const err23 = {instancePath:instancePath+"/UserType",schemaPath:"#/properties/UserType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.Avatar !== undefined){
if(typeof data.Avatar !== "string"){
const err24 = {instancePath:instancePath+"/Avatar",schemaPath:"#/properties/Avatar/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.RoleCodes !== undefined){
let data9 = data.RoleCodes;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(typeof data9[i0] !== "string"){
const err25 = {instancePath:instancePath+"/RoleCodes/" + i0,schemaPath:"#/properties/RoleCodes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/RoleCodes",schemaPath:"#/properties/RoleCodes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.IsTheach !== undefined){
if(typeof data.IsTheach !== "boolean"){
const err27 = {instancePath:instancePath+"/IsTheach",schemaPath:"#/properties/IsTheach/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.ExpireTime !== undefined){
if(typeof data.ExpireTime !== "string"){
const err28 = {instancePath:instancePath+"/ExpireTime",schemaPath:"#/properties/ExpireTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.SsoUrl !== undefined){
if(typeof data.SsoUrl !== "string"){
const err29 = {instancePath:instancePath+"/SsoUrl",schemaPath:"#/properties/SsoUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.SsoPath !== undefined){
if(typeof data.SsoPath !== "string"){
const err30 = {instancePath:instancePath+"/SsoPath",schemaPath:"#/properties/SsoPath/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.SystemId !== undefined){
if(typeof data.SystemId !== "string"){
const err31 = {instancePath:instancePath+"/SystemId",schemaPath:"#/properties/SystemId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.LogoutUrl !== undefined){
if(typeof data.LogoutUrl !== "string"){
const err32 = {instancePath:instancePath+"/LogoutUrl",schemaPath:"#/properties/LogoutUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
validate211.errors = vErrors;
return errors === 0;
}

export const input101 = validate212;
const schema213 = {"type":"object","required":["Ticket","Code"],"properties":{"Ticket":{"type":"string","minLength":1,"maxLength":64},"Code":{"type":"string","minLength":1,"maxLength":32}},"additionalProperties":false};

function validate212(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Ticket === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Ticket"},message:"must have required property '"+"Ticket"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Code === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Code"},message:"must have required property '"+"Code"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "Ticket") || (key0 === "Code"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.Ticket !== undefined){
let data0 = data.Ticket;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err3 = {instancePath:instancePath+"/Ticket",schemaPath:"#/properties/Ticket/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data0) < 1){
const err4 = {instancePath:instancePath+"/Ticket",schemaPath:"#/properties/Ticket/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/Ticket",schemaPath:"#/properties/Ticket/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.Code !== undefined){
let data1 = data.Code;
if(typeof data1 === "string"){
if(func2(data1) > 32){
const err6 = {instancePath:instancePath+"/Code",schemaPath:"#/properties/Code/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func2(data1) < 1){
const err7 = {instancePath:instancePath+"/Code",schemaPath:"#/properties/Code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/Code",schemaPath:"#/properties/Code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate212.errors = vErrors;
return errors === 0;
}

export const output101 = validate213;
const schema214 = {"type":"object","required":["Token","TrueName","LoginName","OrgName","ProgectName","ClassName","Id","UserType","Avatar","RoleCodes","IsTheach","ExpireTime","RecoveryCodes"],"properties":{"Token":{"type":"string"},"TrueName":{"type":"string"},"LoginName":{"type":"string"},"OrgName":{"type":"string"},"ProgectName":{"type":"string"},"ClassName":{"type":"string"},"Id":{"type":"string"},"UserType":{"type":"string"},"Avatar":{"type":"string"},"RoleCodes":{"type":"array","items":{"type":"string"}},"IsTheach":{"type":"boolean"},"ExpireTime":{"type":"string"},"RecoveryCodes":{"type":"array","items":{"type":"string"}}}};

function validate213(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Token === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Token"},message:"must have required property '"+"Token"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.TrueName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "TrueName"},message:"must have required property '"+"TrueName"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.LoginName === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "LoginName"},message:"must have required property '"+"LoginName"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.OrgName === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "OrgName"},message:"must have required property '"+"OrgName"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.ProgectName === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ProgectName"},message:"must have required property '"+"ProgectName"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.ClassName === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ClassName"},message:"must have required property '"+"ClassName"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.Id === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.UserType === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "UserType"},message:"must have required property '"+"UserType"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.Avatar === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Avatar"},message:"must have required property '"+"Avatar"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.RoleCodes === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "RoleCodes"},message:"must have required property '"+"RoleCodes"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.IsTheach === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "IsTheach"},message:"must have required property '"+"IsTheach"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data.ExpireTime === undefined){
const err11 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ExpireTime"},message:"must have required property '"+"ExpireTime"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data.RecoveryCodes === undefined){
const err12 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "RecoveryCodes"},message:"must have required property '"+"RecoveryCodes"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data.Token !== undefined){
if(typeof data.Token !== "string"){
const err13 = {instancePath:instancePath+"/Token",schemaPath:"#/properties/Token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.TrueName !== undefined){
if(typeof data.TrueName !== "string"){
const err14 = {instancePath:instancePath+"/TrueName",schemaPath:"#/properties/TrueName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.LoginName !== undefined){
if(typeof data.LoginName !== "string"){
const err15 = {instancePath:instancePath+"/LoginName",schemaPath:"#/properties/LoginName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.OrgName !== undefined){
if(typeof data.OrgName !== "string"){
const err16 = {instancePath:instancePath+"/OrgName",schemaPath:"#/properties/OrgName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.ProgectName !== undefined){
if(typeof data.ProgectName !== "string"){
const err17 = {instancePath:instancePath+"/ProgectName",schemaPath:"#/properties/ProgectName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.ClassName !== undefined){
if(typeof data.ClassName !== "string"){
const err18 = {instancePath:instancePath+"/ClassName",schemaPath:"#/properties/ClassName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.Id !== undefined){
if(typeof data.Id !== "string"){
const err19 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.UserType !== undefined){
if(typeof data.UserType !== "string"){
const err20 = {instancePath:instancePath+"/UserType",schemaPath:"#/properties/UserType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.Avatar !== undefined){
if(typeof data.Avatar !== "string"){
const err21 = {instancePath:instancePath+"/Avatar",schemaPath:"#/properties/Avatar/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.RoleCodes !== undefined){
let data9 = data.RoleCodes;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(typeof data9[i0] !== "string"){
const err22 = {instancePath:instancePath+"/RoleCodes/" + i0,schemaPath:"#/properties/RoleCodes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/RoleCodes",schemaPath:"#/properties/RoleCodes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.IsTheach !== undefined){
if(typeof data.IsTheach !== "boolean"){
const err24 = {instancePath:instancePath+"/IsTheach",schemaPath:"#/properties/IsTheach/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.ExpireTime !== undefined){
if(typeof data.ExpireTime !== "string"){
const err25 = {instancePath:instancePath+"/ExpireTime",schemaPath:"#/properties/ExpireTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.RecoveryCodes !== undefined){
let data13 = data.RecoveryCodes;
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i1=0; i1<len1; i1++){
if(typeof data13[i1] !== "string"){
const err26 = {instancePath:instancePath+"/RecoveryCodes/" + i1,schemaPath:"#/properties/RecoveryCodes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/RecoveryCodes",schemaPath:"#/properties/RecoveryCodes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate213.errors = vErrors;
return errors === 0;
}

export const input102 = validate214;
const schema215 = {"type":"object","properties":{"UserIds":{"type":"array","items":{"type":"string","maxLength":64,"minLength":1},"maxItems":100,"minItems":1},"State":{"enum":[0,1,"0","1"]}},"required":["UserIds","State"],"additionalProperties":false};

function validate214(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.UserIds === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "UserIds"},message:"must have required property '"+"UserIds"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.State === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "State"},message:"must have required property '"+"State"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "UserIds") || (key0 === "State"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.UserIds !== undefined){
let data0 = data.UserIds;
if(Array.isArray(data0)){
if(data0.length > 100){
const err3 = {instancePath:instancePath+"/UserIds",schemaPath:"#/properties/UserIds/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.length < 1){
const err4 = {instancePath:instancePath+"/UserIds",schemaPath:"#/properties/UserIds/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(typeof data1 === "string"){
if(func2(data1) > 64){
const err5 = {instancePath:instancePath+"/UserIds/" + i0,schemaPath:"#/properties/UserIds/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data1) < 1){
const err6 = {instancePath:instancePath+"/UserIds/" + i0,schemaPath:"#/properties/UserIds/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/UserIds/" + i0,schemaPath:"#/properties/UserIds/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath:instancePath+"/UserIds",schemaPath:"#/properties/UserIds/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.State !== undefined){
let data2 = data.State;
if(!((((data2 === 0) || (data2 === 1)) || (data2 === "0")) || (data2 === "1"))){
const err9 = {instancePath:instancePath+"/State",schemaPath:"#/properties/State/enum",keyword:"enum",params:{allowedValues: schema215.properties.State.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate214.errors = vErrors;
return errors === 0;
}

export const output102 = validate215;
const schema216 = {"const":true};

function validate215(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(true !== data){
const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate215.errors = vErrors;
return errors === 0;
}

export const input103 = validate216;
const schema217 = {"type":"object","properties":{},"additionalProperties":false};

function validate216(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate216.errors = vErrors;
return errors === 0;
}

export const output103 = validate217;
const schema218 = {"const":true};

function validate217(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(true !== data){
const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate217.errors = vErrors;
return errors === 0;
}

export const input104 = validate218;
const schema219 = {"type":"object","properties":{"Token":{"type":"string","maxLength":200}},"additionalProperties":false};

function validate218(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "Token")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.Token !== undefined){
let data0 = data.Token;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err1 = {instancePath:instancePath+"/Token",schemaPath:"#/properties/Token/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/Token",schemaPath:"#/properties/Token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate218.errors = vErrors;
return errors === 0;
}

export const output104 = validate219;
const schema220 = {"const":true};

function validate219(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(true !== data){
const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate219.errors = vErrors;
return errors === 0;
}

export const input105 = validate220;
const schema221 = {"type":"object","properties":{"ParentId":{"type":"string","maxLength":64}},"additionalProperties":false};

function validate220(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "ParentId")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.ParentId !== undefined){
let data0 = data.ParentId;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err1 = {instancePath:instancePath+"/ParentId",schemaPath:"#/properties/ParentId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/ParentId",schemaPath:"#/properties/ParentId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate220.errors = vErrors;
return errors === 0;
}

export const output105 = validate221;
const schema222 = {"type":"array","items":{"type":"object","required":["Id","Name","ParentId","OrgType","UserCount"],"properties":{"Id":{"type":"string"},"Name":{"type":"string"},"ParentId":{"type":["string","null"]},"OrgType":{"type":"string"},"UserCount":{"type":"integer"}}}};

function validate221(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.Id === undefined){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.Name === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "Name"},message:"must have required property '"+"Name"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.ParentId === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "ParentId"},message:"must have required property '"+"ParentId"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.OrgType === undefined){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "OrgType"},message:"must have required property '"+"OrgType"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.UserCount === undefined){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "UserCount"},message:"must have required property '"+"UserCount"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.Id !== undefined){
if(typeof data0.Id !== "string"){
const err5 = {instancePath:instancePath+"/" + i0+"/Id",schemaPath:"#/items/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.Name !== undefined){
if(typeof data0.Name !== "string"){
const err6 = {instancePath:instancePath+"/" + i0+"/Name",schemaPath:"#/items/properties/Name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.ParentId !== undefined){
let data3 = data0.ParentId;
if((typeof data3 !== "string") && (data3 !== null)){
const err7 = {instancePath:instancePath+"/" + i0+"/ParentId",schemaPath:"#/items/properties/ParentId/type",keyword:"type",params:{type: schema222.items.properties.ParentId.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.OrgType !== undefined){
if(typeof data0.OrgType !== "string"){
const err8 = {instancePath:instancePath+"/" + i0+"/OrgType",schemaPath:"#/items/properties/OrgType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.UserCount !== undefined){
let data5 = data0.UserCount;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err9 = {instancePath:instancePath+"/" + i0+"/UserCount",schemaPath:"#/items/properties/UserCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate221.errors = vErrors;
return errors === 0;
}

export const input106 = validate222;
const schema223 = {"type":"object","properties":{"CodeKey":{"type":"string","maxLength":64,"minLength":1},"Code":{"type":"string","maxLength":32,"minLength":1}},"required":["Code"],"additionalProperties":false};

function validate222(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Code"},message:"must have required property '"+"Code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "CodeKey") || (key0 === "Code"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.CodeKey !== undefined){
let data0 = data.CodeKey;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err2 = {instancePath:instancePath+"/CodeKey",schemaPath:"#/properties/CodeKey/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/CodeKey",schemaPath:"#/properties/CodeKey/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/CodeKey",schemaPath:"#/properties/CodeKey/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.Code !== undefined){
let data1 = data.Code;
if(typeof data1 === "string"){
if(func2(data1) > 32){
const err5 = {instancePath:instancePath+"/Code",schemaPath:"#/properties/Code/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data1) < 1){
const err6 = {instancePath:instancePath+"/Code",schemaPath:"#/properties/Code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/Code",schemaPath:"#/properties/Code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate222.errors = vErrors;
return errors === 0;
}

export const output106 = validate223;
const schema224 = {"const":true};

function validate223(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(true !== data){
const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate223.errors = vErrors;
return errors === 0;
}

export const input107 = validate224;
const schema225 = {"type":"object","properties":{"Base64":{"type":"string","maxLength":900000},"FileId":{"type":"string","maxLength":64}},"additionalProperties":false};

function validate224(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "Base64") || (key0 === "FileId"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.Base64 !== undefined){
let data0 = data.Base64;
if(typeof data0 === "string"){
if(func2(data0) > 900000){
const err1 = {instancePath:instancePath+"/Base64",schemaPath:"#/properties/Base64/maxLength",keyword:"maxLength",params:{limit: 900000},message:"must NOT have more than 900000 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/Base64",schemaPath:"#/properties/Base64/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.FileId !== undefined){
let data1 = data.FileId;
if(typeof data1 === "string"){
if(func2(data1) > 64){
const err3 = {instancePath:instancePath+"/FileId",schemaPath:"#/properties/FileId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/FileId",schemaPath:"#/properties/FileId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate224.errors = vErrors;
return errors === 0;
}

export const output107 = validate225;
const schema226 = {"type":"object","required":["Id","Url"],"properties":{"Id":{"type":"string"},"Url":{"type":"string"}}};

function validate225(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.Url === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Url"},message:"must have required property '"+"Url"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.Id !== undefined){
if(typeof data.Id !== "string"){
const err2 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.Url !== undefined){
if(typeof data.Url !== "string"){
const err3 = {instancePath:instancePath+"/Url",schemaPath:"#/properties/Url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate225.errors = vErrors;
return errors === 0;
}

export const input108 = validate226;
const schema227 = {"type":"object","properties":{"UserId":{"type":"string","maxLength":64}},"additionalProperties":false};

function validate226(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(key0 === "UserId")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.UserId !== undefined){
let data0 = data.UserId;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err1 = {instancePath:instancePath+"/UserId",schemaPath:"#/properties/UserId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/UserId",schemaPath:"#/properties/UserId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate226.errors = vErrors;
return errors === 0;
}

export const output108 = validate227;
const schema228 = {"type":"object","required":["Id","LoginName","TrueName","UserType","OrgName","Avatar","Phone","Email","Student","Teacher"],"properties":{"Id":{"type":"string"},"LoginName":{"type":"string"},"TrueName":{"type":"string"},"UserType":{"type":"string"},"OrgName":{"type":"string"},"Avatar":{"type":"string"},"Phone":{"type":["string","null"]},"Email":{"type":["string","null"]},"Student":{"type":["object","null"]},"Teacher":{"type":["object","null"]}}};

function validate227(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.LoginName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "LoginName"},message:"must have required property '"+"LoginName"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.TrueName === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "TrueName"},message:"must have required property '"+"TrueName"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.UserType === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "UserType"},message:"must have required property '"+"UserType"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.OrgName === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "OrgName"},message:"must have required property '"+"OrgName"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.Avatar === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Avatar"},message:"must have required property '"+"Avatar"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.Phone === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Phone"},message:"must have required property '"+"Phone"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.Email === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Email"},message:"must have required property '"+"Email"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.Student === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Student"},message:"must have required property '"+"Student"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.Teacher === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Teacher"},message:"must have required property '"+"Teacher"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.Id !== undefined){
if(typeof data.Id !== "string"){
const err10 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.LoginName !== undefined){
if(typeof data.LoginName !== "string"){
const err11 = {instancePath:instancePath+"/LoginName",schemaPath:"#/properties/LoginName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.TrueName !== undefined){
if(typeof data.TrueName !== "string"){
const err12 = {instancePath:instancePath+"/TrueName",schemaPath:"#/properties/TrueName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.UserType !== undefined){
if(typeof data.UserType !== "string"){
const err13 = {instancePath:instancePath+"/UserType",schemaPath:"#/properties/UserType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.OrgName !== undefined){
if(typeof data.OrgName !== "string"){
const err14 = {instancePath:instancePath+"/OrgName",schemaPath:"#/properties/OrgName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.Avatar !== undefined){
if(typeof data.Avatar !== "string"){
const err15 = {instancePath:instancePath+"/Avatar",schemaPath:"#/properties/Avatar/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.Phone !== undefined){
let data6 = data.Phone;
if((typeof data6 !== "string") && (data6 !== null)){
const err16 = {instancePath:instancePath+"/Phone",schemaPath:"#/properties/Phone/type",keyword:"type",params:{type: schema228.properties.Phone.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.Email !== undefined){
let data7 = data.Email;
if((typeof data7 !== "string") && (data7 !== null)){
const err17 = {instancePath:instancePath+"/Email",schemaPath:"#/properties/Email/type",keyword:"type",params:{type: schema228.properties.Email.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.Student !== undefined){
let data8 = data.Student;
if((!(data8 && typeof data8 == "object" && !Array.isArray(data8))) && (data8 !== null)){
const err18 = {instancePath:instancePath+"/Student",schemaPath:"#/properties/Student/type",keyword:"type",params:{type: schema228.properties.Student.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.Teacher !== undefined){
let data9 = data.Teacher;
if((!(data9 && typeof data9 == "object" && !Array.isArray(data9))) && (data9 !== null)){
const err19 = {instancePath:instancePath+"/Teacher",schemaPath:"#/properties/Teacher/type",keyword:"type",params:{type: schema228.properties.Teacher.type},message:"must be object,null"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate227.errors = vErrors;
return errors === 0;
}

export const input109 = validate228;
const schema229 = {"type":"object","properties":{},"additionalProperties":false};

function validate228(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate228.errors = vErrors;
return errors === 0;
}

export const output109 = validate229;
const schema230 = {"type":"object","required":["Id","TrueName","Avatar","RoleCodes","RoleNames","OrgName","UnreadCount","Welcome","Subject"],"properties":{"Id":{"type":"string"},"TrueName":{"type":"string"},"Avatar":{"type":"string"},"RoleCodes":{"type":"array","items":{"type":"string"}},"RoleNames":{"type":"array","items":{"type":"string"}},"OrgName":{"type":"string"},"UnreadCount":{"type":"object","required":["Notice","Message","Todo"],"properties":{"Notice":{"type":"integer"},"Message":{"type":"integer"},"Todo":{"type":"integer"}}},"Welcome":{"type":"string"},"Subject":{"type":"object","description":"`me` of the conditions of pages.","required":["UserId","LoginName","TrueName","UserType","Roles","StudentId","NewStudentId","TeacherId","OrgId","CollegeIds","ClassIds","BuildingIds","TrainLevel"],"properties":{"UserId":{"type":"string"},"LoginName":{"type":"string"},"TrueName":{"type":"string"},"UserType":{"type":"string"},"Roles":{"type":"array","items":{"type":"string"}},"StudentId":{"type":"string"},"NewStudentId":{"type":"string"},"TeacherId":{"type":"string"},"OrgId":{"type":"string"},"CollegeIds":{"type":"array","items":{"type":"string"}},"ClassIds":{"type":"array","items":{"type":"string"}},"BuildingIds":{"type":"array","items":{"type":"string"}},"TrainLevel":{"type":"string"}}}}};

function validate229(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Id === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.TrueName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "TrueName"},message:"must have required property '"+"TrueName"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.Avatar === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Avatar"},message:"must have required property '"+"Avatar"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.RoleCodes === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "RoleCodes"},message:"must have required property '"+"RoleCodes"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.RoleNames === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "RoleNames"},message:"must have required property '"+"RoleNames"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.OrgName === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "OrgName"},message:"must have required property '"+"OrgName"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.UnreadCount === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "UnreadCount"},message:"must have required property '"+"UnreadCount"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.Welcome === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Welcome"},message:"must have required property '"+"Welcome"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.Subject === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Subject"},message:"must have required property '"+"Subject"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.Id !== undefined){
if(typeof data.Id !== "string"){
const err9 = {instancePath:instancePath+"/Id",schemaPath:"#/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.TrueName !== undefined){
if(typeof data.TrueName !== "string"){
const err10 = {instancePath:instancePath+"/TrueName",schemaPath:"#/properties/TrueName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.Avatar !== undefined){
if(typeof data.Avatar !== "string"){
const err11 = {instancePath:instancePath+"/Avatar",schemaPath:"#/properties/Avatar/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.RoleCodes !== undefined){
let data3 = data.RoleCodes;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(typeof data3[i0] !== "string"){
const err12 = {instancePath:instancePath+"/RoleCodes/" + i0,schemaPath:"#/properties/RoleCodes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath:instancePath+"/RoleCodes",schemaPath:"#/properties/RoleCodes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.RoleNames !== undefined){
let data5 = data.RoleNames;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(typeof data5[i1] !== "string"){
const err14 = {instancePath:instancePath+"/RoleNames/" + i1,schemaPath:"#/properties/RoleNames/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath:instancePath+"/RoleNames",schemaPath:"#/properties/RoleNames/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.OrgName !== undefined){
if(typeof data.OrgName !== "string"){
const err16 = {instancePath:instancePath+"/OrgName",schemaPath:"#/properties/OrgName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.UnreadCount !== undefined){
let data8 = data.UnreadCount;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.Notice === undefined){
const err17 = {instancePath:instancePath+"/UnreadCount",schemaPath:"#/properties/UnreadCount/required",keyword:"required",params:{missingProperty: "Notice"},message:"must have required property '"+"Notice"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data8.Message === undefined){
const err18 = {instancePath:instancePath+"/UnreadCount",schemaPath:"#/properties/UnreadCount/required",keyword:"required",params:{missingProperty: "Message"},message:"must have required property '"+"Message"+"'"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(data8.Todo === undefined){
const err19 = {instancePath:instancePath+"/UnreadCount",schemaPath:"#/properties/UnreadCount/required",keyword:"required",params:{missingProperty: "Todo"},message:"must have required property '"+"Todo"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data8.Notice !== undefined){
let data9 = data8.Notice;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err20 = {instancePath:instancePath+"/UnreadCount/Notice",schemaPath:"#/properties/UnreadCount/properties/Notice/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data8.Message !== undefined){
let data10 = data8.Message;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err21 = {instancePath:instancePath+"/UnreadCount/Message",schemaPath:"#/properties/UnreadCount/properties/Message/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data8.Todo !== undefined){
let data11 = data8.Todo;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err22 = {instancePath:instancePath+"/UnreadCount/Todo",schemaPath:"#/properties/UnreadCount/properties/Todo/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/UnreadCount",schemaPath:"#/properties/UnreadCount/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.Welcome !== undefined){
if(typeof data.Welcome !== "string"){
const err24 = {instancePath:instancePath+"/Welcome",schemaPath:"#/properties/Welcome/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.Subject !== undefined){
let data13 = data.Subject;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.UserId === undefined){
const err25 = {instancePath:instancePath+"/Subject",schemaPath:"#/properties/Subject/required",keyword:"required",params:{missingProperty: "UserId"},message:"must have required property '"+"UserId"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data13.LoginName === undefined){
const err26 = {instancePath:instancePath+"/Subject",schemaPath:"#/properties/Subject/required",keyword:"required",params:{missingProperty: "LoginName"},message:"must have required property '"+"LoginName"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data13.TrueName === undefined){
const err27 = {instancePath:instancePath+"/Subject",schemaPath:"#/properties/Subject/required",keyword:"required",params:{missingProperty: "TrueName"},message:"must have required property '"+"TrueName"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data13.UserType === undefined){
const err28 = {instancePath:instancePath+"/Subject",schemaPath:"#/properties/Subject/required",keyword:"required",params:{missingProperty: "UserType"},message:"must have required property '"+"UserType"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data13.Roles === undefined){
const err29 = {instancePath:instancePath+"/Subject",schemaPath:"#/properties/Subject/required",keyword:"required",params:{missingProperty: "Roles"},message:"must have required property '"+"Roles"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data13.StudentId === undefined){
const err30 = {instancePath:instancePath+"/Subject",schemaPath:"#/properties/Subject/required",keyword:"required",params:{missingProperty: "StudentId"},message:"must have required property '"+"StudentId"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data13.NewStudentId === undefined){
const err31 = {instancePath:instancePath+"/Subject",schemaPath:"#/properties/Subject/required",keyword:"required",params:{missingProperty: "NewStudentId"},message:"must have required property '"+"NewStudentId"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data13.TeacherId === undefined){
const err32 = {instancePath:instancePath+"/Subject",schemaPath:"#/properties/Subject/required",keyword:"required",params:{missingProperty: "TeacherId"},message:"must have required property '"+"TeacherId"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data13.OrgId === undefined){
const err33 = {instancePath:instancePath+"/Subject",schemaPath:"#/properties/Subject/required",keyword:"required",params:{missingProperty: "OrgId"},message:"must have required property '"+"OrgId"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data13.CollegeIds === undefined){
const err34 = {instancePath:instancePath+"/Subject",schemaPath:"#/properties/Subject/required",keyword:"required",params:{missingProperty: "CollegeIds"},message:"must have required property '"+"CollegeIds"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data13.ClassIds === undefined){
const err35 = {instancePath:instancePath+"/Subject",schemaPath:"#/properties/Subject/required",keyword:"required",params:{missingProperty: "ClassIds"},message:"must have required property '"+"ClassIds"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data13.BuildingIds === undefined){
const err36 = {instancePath:instancePath+"/Subject",schemaPath:"#/properties/Subject/required",keyword:"required",params:{missingProperty: "BuildingIds"},message:"must have required property '"+"BuildingIds"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data13.TrainLevel === undefined){
const err37 = {instancePath:instancePath+"/Subject",schemaPath:"#/properties/Subject/required",keyword:"required",params:{missingProperty: "TrainLevel"},message:"must have required property '"+"TrainLevel"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data13.UserId !== undefined){
if(typeof data13.UserId !== "string"){
const err38 = {instancePath:instancePath+"/Subject/UserId",schemaPath:"#/properties/Subject/properties/UserId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data13.LoginName !== undefined){
if(typeof data13.LoginName !== "string"){
const err39 = {instancePath:instancePath+"/Subject/LoginName",schemaPath:"#/properties/Subject/properties/LoginName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data13.TrueName !== undefined){
if(typeof data13.TrueName !== "string"){
const err40 = {instancePath:instancePath+"/Subject/TrueName",schemaPath:"#/properties/Subject/properties/TrueName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data13.UserType !== undefined){
if(typeof data13.UserType !== "string"){
const err41 = {instancePath:instancePath+"/Subject/UserType",schemaPath:"#/properties/Subject/properties/UserType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data13.Roles !== undefined){
let data18 = data13.Roles;
if(Array.isArray(data18)){
const len2 = data18.length;
for(let i2=0; i2<len2; i2++){
if(typeof data18[i2] !== "string"){
const err42 = {instancePath:instancePath+"/Subject/Roles/" + i2,schemaPath:"#/properties/Subject/properties/Roles/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/Subject/Roles",schemaPath:"#/properties/Subject/properties/Roles/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data13.StudentId !== undefined){
if(typeof data13.StudentId !== "string"){
const err44 = {instancePath:instancePath+"/Subject/StudentId",schemaPath:"#/properties/Subject/properties/StudentId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data13.NewStudentId !== undefined){
if(typeof data13.NewStudentId !== "string"){
const err45 = {instancePath:instancePath+"/Subject/NewStudentId",schemaPath:"#/properties/Subject/properties/NewStudentId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data13.TeacherId !== undefined){
if(typeof data13.TeacherId !== "string"){
const err46 = {instancePath:instancePath+"/Subject/TeacherId",schemaPath:"#/properties/Subject/properties/TeacherId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data13.OrgId !== undefined){
if(typeof data13.OrgId !== "string"){
const err47 = {instancePath:instancePath+"/Subject/OrgId",schemaPath:"#/properties/Subject/properties/OrgId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data13.CollegeIds !== undefined){
let data24 = data13.CollegeIds;
if(Array.isArray(data24)){
const len3 = data24.length;
for(let i3=0; i3<len3; i3++){
if(typeof data24[i3] !== "string"){
const err48 = {instancePath:instancePath+"/Subject/CollegeIds/" + i3,schemaPath:"#/properties/Subject/properties/CollegeIds/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/Subject/CollegeIds",schemaPath:"#/properties/Subject/properties/CollegeIds/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data13.ClassIds !== undefined){
let data26 = data13.ClassIds;
if(Array.isArray(data26)){
const len4 = data26.length;
for(let i4=0; i4<len4; i4++){
if(typeof data26[i4] !== "string"){
const err50 = {instancePath:instancePath+"/Subject/ClassIds/" + i4,schemaPath:"#/properties/Subject/properties/ClassIds/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
}
else {
const err51 = {instancePath:instancePath+"/Subject/ClassIds",schemaPath:"#/properties/Subject/properties/ClassIds/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data13.BuildingIds !== undefined){
let data28 = data13.BuildingIds;
if(Array.isArray(data28)){
const len5 = data28.length;
for(let i5=0; i5<len5; i5++){
if(typeof data28[i5] !== "string"){
const err52 = {instancePath:instancePath+"/Subject/BuildingIds/" + i5,schemaPath:"#/properties/Subject/properties/BuildingIds/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/Subject/BuildingIds",schemaPath:"#/properties/Subject/properties/BuildingIds/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data13.TrainLevel !== undefined){
if(typeof data13.TrainLevel !== "string"){
const err54 = {instancePath:instancePath+"/Subject/TrainLevel",schemaPath:"#/properties/Subject/properties/TrainLevel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath:instancePath+"/Subject",schemaPath:"#/properties/Subject/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
validate229.errors = vErrors;
return errors === 0;
}

export const input110 = validate230;
const schema231 = {"type":"object","required":["FileId"],"properties":{"FileId":{"type":"string","maxLength":64,"minLength":1},"Cover":{"enum":[0,1]},"SchoolYearId":{"type":"string","maxLength":64}},"additionalProperties":false};

function validate230(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.FileId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "FileId"},message:"must have required property '"+"FileId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "FileId") || (key0 === "Cover")) || (key0 === "SchoolYearId"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.FileId !== undefined){
let data0 = data.FileId;
if(typeof data0 === "string"){
if(func2(data0) > 64){
const err2 = {instancePath:instancePath+"/FileId",schemaPath:"#/properties/FileId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/FileId",schemaPath:"#/properties/FileId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/FileId",schemaPath:"#/properties/FileId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.Cover !== undefined){
let data1 = data.Cover;
if(!((data1 === 0) || (data1 === 1))){
const err5 = {instancePath:instancePath+"/Cover",schemaPath:"#/properties/Cover/enum",keyword:"enum",params:{allowedValues: schema231.properties.Cover.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.SchoolYearId !== undefined){
let data2 = data.SchoolYearId;
if(typeof data2 === "string"){
if(func2(data2) > 64){
const err6 = {instancePath:instancePath+"/SchoolYearId",schemaPath:"#/properties/SchoolYearId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/SchoolYearId",schemaPath:"#/properties/SchoolYearId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate230.errors = vErrors;
return errors === 0;
}

export const output110 = validate231;
const schema232 = {"type":"object","required":["Total","SuccessCount","FailCount","Fails"],"properties":{"TaskId":{"type":"string"},"Running":{"const":1},"Total":{"type":"integer"},"SuccessCount":{"type":"integer"},"FailCount":{"type":"integer"},"New":{"type":"integer"},"Updated":{"type":"integer"},"Fails":{"type":"array","items":{"type":"object","required":["RowNo","ColumnName","CellValue","Message"],"properties":{"RowNo":{"type":"integer"},"ColumnName":{"type":["string","null"]},"CellValue":{"type":["string","null"]},"Message":{"type":"string"}},"additionalProperties":false}}}};

function validate231(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Total === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Total"},message:"must have required property '"+"Total"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.SuccessCount === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "SuccessCount"},message:"must have required property '"+"SuccessCount"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.FailCount === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "FailCount"},message:"must have required property '"+"FailCount"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.Fails === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Fails"},message:"must have required property '"+"Fails"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.TaskId !== undefined){
if(typeof data.TaskId !== "string"){
const err4 = {instancePath:instancePath+"/TaskId",schemaPath:"#/properties/TaskId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.Running !== undefined){
if(1 !== data.Running){
const err5 = {instancePath:instancePath+"/Running",schemaPath:"#/properties/Running/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.Total !== undefined){
let data2 = data.Total;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err6 = {instancePath:instancePath+"/Total",schemaPath:"#/properties/Total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.SuccessCount !== undefined){
let data3 = data.SuccessCount;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err7 = {instancePath:instancePath+"/SuccessCount",schemaPath:"#/properties/SuccessCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.FailCount !== undefined){
let data4 = data.FailCount;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err8 = {instancePath:instancePath+"/FailCount",schemaPath:"#/properties/FailCount/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.New !== undefined){
let data5 = data.New;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err9 = {instancePath:instancePath+"/New",schemaPath:"#/properties/New/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.Updated !== undefined){
let data6 = data.Updated;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err10 = {instancePath:instancePath+"/Updated",schemaPath:"#/properties/Updated/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.Fails !== undefined){
let data7 = data.Fails;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.RowNo === undefined){
const err11 = {instancePath:instancePath+"/Fails/" + i0,schemaPath:"#/properties/Fails/items/required",keyword:"required",params:{missingProperty: "RowNo"},message:"must have required property '"+"RowNo"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data8.ColumnName === undefined){
const err12 = {instancePath:instancePath+"/Fails/" + i0,schemaPath:"#/properties/Fails/items/required",keyword:"required",params:{missingProperty: "ColumnName"},message:"must have required property '"+"ColumnName"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data8.CellValue === undefined){
const err13 = {instancePath:instancePath+"/Fails/" + i0,schemaPath:"#/properties/Fails/items/required",keyword:"required",params:{missingProperty: "CellValue"},message:"must have required property '"+"CellValue"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data8.Message === undefined){
const err14 = {instancePath:instancePath+"/Fails/" + i0,schemaPath:"#/properties/Fails/items/required",keyword:"required",params:{missingProperty: "Message"},message:"must have required property '"+"Message"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key0 in data8){
if(!((((key0 === "RowNo") || (key0 === "ColumnName")) || (key0 === "CellValue")) || (key0 === "Message"))){
const err15 = {instancePath:instancePath+"/Fails/" + i0,schemaPath:"#/properties/Fails/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data8.RowNo !== undefined){
let data9 = data8.RowNo;
if(!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9)))){
const err16 = {instancePath:instancePath+"/Fails/" + i0+"/RowNo",schemaPath:"#/properties/Fails/items/properties/RowNo/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data8.ColumnName !== undefined){
let data10 = data8.ColumnName;
if((typeof data10 !== "string") && (data10 !== null)){
const err17 = {instancePath:instancePath+"/Fails/" + i0+"/ColumnName",schemaPath:"#/properties/Fails/items/properties/ColumnName/type",keyword:"type",params:{type: schema232.properties.Fails.items.properties.ColumnName.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data8.CellValue !== undefined){
let data11 = data8.CellValue;
if((typeof data11 !== "string") && (data11 !== null)){
const err18 = {instancePath:instancePath+"/Fails/" + i0+"/CellValue",schemaPath:"#/properties/Fails/items/properties/CellValue/type",keyword:"type",params:{type: schema232.properties.Fails.items.properties.CellValue.type},message:"must be string,null"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data8.Message !== undefined){
if(typeof data8.Message !== "string"){
const err19 = {instancePath:instancePath+"/Fails/" + i0+"/Message",schemaPath:"#/properties/Fails/items/properties/Message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/Fails/" + i0,schemaPath:"#/properties/Fails/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/Fails",schemaPath:"#/properties/Fails/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate231.errors = vErrors;
return errors === 0;
}

export const input111 = validate232;
const schema233 = {"type":"object","properties":{"Path":{"type":"string","minLength":1,"maxLength":200}},"required":["Path"],"additionalProperties":false};

function validate232(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.Path === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "Path"},message:"must have required property '"+"Path"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "Path")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.Path !== undefined){
let data0 = data.Path;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err2 = {instancePath:instancePath+"/Path",schemaPath:"#/properties/Path/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func2(data0) < 1){
const err3 = {instancePath:instancePath+"/Path",schemaPath:"#/properties/Path/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/Path",schemaPath:"#/properties/Path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate232.errors = vErrors;
return errors === 0;
}

export const output111 = validate233;
const schema234 = {"type":"object","required":["IsKnown"],"properties":{"IsKnown":{"type":"boolean"}}};

function validate233(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.IsKnown === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "IsKnown"},message:"must have required property '"+"IsKnown"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.IsKnown !== undefined){
if(typeof data.IsKnown !== "boolean"){
const err1 = {instancePath:instancePath+"/IsKnown",schemaPath:"#/properties/IsKnown/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate233.errors = vErrors;
return errors === 0;
}

export const input112 = validate234;
const schema235 = {"type":"object","properties":{"PageIndex":{"type":"integer","minimum":1,"maximum":100000},"PageSize":{"type":"integer","minimum":1,"maximum":100},"sortField":{"type":"string","maxLength":60},"sortOrder":{"enum":["ascend","descend","",null]},"LoginName":{"type":"string","maxLength":60},"TrueName":{"type":"string","maxLength":60},"UserType":{"type":["string","integer"],"maxLength":32},"RoleId":{"type":"string","maxLength":64},"OrgId":{"type":"string","maxLength":64},"State":{"type":["string","integer"],"maxLength":32},"StartTime":{"type":"string","maxLength":19},"EndTime":{"type":"string","maxLength":19},"IsBindWX":{"type":["string","integer"],"maxLength":2}},"additionalProperties":false};

function validate234(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(func23.call(schema235.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.PageIndex !== undefined){
let data0 = data.PageIndex;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err1 = {instancePath:instancePath+"/PageIndex",schemaPath:"#/properties/PageIndex/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 100000 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/PageIndex",schemaPath:"#/properties/PageIndex/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/PageIndex",schemaPath:"#/properties/PageIndex/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.PageSize !== undefined){
let data1 = data.PageSize;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err4 = {instancePath:instancePath+"/PageSize",schemaPath:"#/properties/PageSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 100 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/PageSize",schemaPath:"#/properties/PageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/PageSize",schemaPath:"#/properties/PageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
if(data.sortField !== undefined){
let data2 = data.sortField;
if(typeof data2 === "string"){
if(func2(data2) > 60){
const err7 = {instancePath:instancePath+"/sortField",schemaPath:"#/properties/sortField/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/sortField",schemaPath:"#/properties/sortField/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.sortOrder !== undefined){
let data3 = data.sortOrder;
if(!((((data3 === "ascend") || (data3 === "descend")) || (data3 === "")) || (data3 === null))){
const err9 = {instancePath:instancePath+"/sortOrder",schemaPath:"#/properties/sortOrder/enum",keyword:"enum",params:{allowedValues: schema235.properties.sortOrder.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.LoginName !== undefined){
let data4 = data.LoginName;
if(typeof data4 === "string"){
if(func2(data4) > 60){
const err10 = {instancePath:instancePath+"/LoginName",schemaPath:"#/properties/LoginName/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/LoginName",schemaPath:"#/properties/LoginName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.TrueName !== undefined){
let data5 = data.TrueName;
if(typeof data5 === "string"){
if(func2(data5) > 60){
const err12 = {instancePath:instancePath+"/TrueName",schemaPath:"#/properties/TrueName/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/TrueName",schemaPath:"#/properties/TrueName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.UserType !== undefined){
let data6 = data.UserType;
if((typeof data6 !== "string") && (!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))))){
const err14 = {instancePath:instancePath+"/UserType",schemaPath:"#/properties/UserType/type",keyword:"type",params:{type: schema235.properties.UserType.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data6 === "string"){
if(func2(data6) > 32){
const err15 = {instancePath:instancePath+"/UserType",schemaPath:"#/properties/UserType/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.RoleId !== undefined){
let data7 = data.RoleId;
if(typeof data7 === "string"){
if(func2(data7) > 64){
const err16 = {instancePath:instancePath+"/RoleId",schemaPath:"#/properties/RoleId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/RoleId",schemaPath:"#/properties/RoleId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.OrgId !== undefined){
let data8 = data.OrgId;
if(typeof data8 === "string"){
if(func2(data8) > 64){
const err18 = {instancePath:instancePath+"/OrgId",schemaPath:"#/properties/OrgId/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/OrgId",schemaPath:"#/properties/OrgId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.State !== undefined){
let data9 = data.State;
if((typeof data9 !== "string") && (!((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))))){
const err20 = {instancePath:instancePath+"/State",schemaPath:"#/properties/State/type",keyword:"type",params:{type: schema235.properties.State.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(typeof data9 === "string"){
if(func2(data9) > 32){
const err21 = {instancePath:instancePath+"/State",schemaPath:"#/properties/State/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
if(data.StartTime !== undefined){
let data10 = data.StartTime;
if(typeof data10 === "string"){
if(func2(data10) > 19){
const err22 = {instancePath:instancePath+"/StartTime",schemaPath:"#/properties/StartTime/maxLength",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/StartTime",schemaPath:"#/properties/StartTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.EndTime !== undefined){
let data11 = data.EndTime;
if(typeof data11 === "string"){
if(func2(data11) > 19){
const err24 = {instancePath:instancePath+"/EndTime",schemaPath:"#/properties/EndTime/maxLength",keyword:"maxLength",params:{limit: 19},message:"must NOT have more than 19 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/EndTime",schemaPath:"#/properties/EndTime/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.IsBindWX !== undefined){
let data12 = data.IsBindWX;
if((typeof data12 !== "string") && (!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))))){
const err26 = {instancePath:instancePath+"/IsBindWX",schemaPath:"#/properties/IsBindWX/type",keyword:"type",params:{type: schema235.properties.IsBindWX.type},message:"must be string,integer"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(typeof data12 === "string"){
if(func2(data12) > 2){
const err27 = {instancePath:instancePath+"/IsBindWX",schemaPath:"#/properties/IsBindWX/maxLength",keyword:"maxLength",params:{limit: 2},message:"must NOT have more than 2 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate234.errors = vErrors;
return errors === 0;
}

export const output112 = validate235;
const schema236 = {"type":"object","required":["total","rows"],"properties":{"total":{"type":"integer"},"rows":{"type":"array","items":{"type":"object","required":["Id","LoginName","TrueName","UserType","RoleIds","RoleNames"],"properties":{"Id":{"type":"string"},"LoginName":{"type":"string"},"TrueName":{"type":"string"},"UserType":{"type":"string"},"RoleIds":{"type":"array","items":{"type":"string"}},"RoleNames":{"type":"array","items":{"type":"string"}}}}}}};

function validate235(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.total === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "total"},message:"must have required property '"+"total"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.rows === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.total !== undefined){
let data0 = data.total;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err2 = {instancePath:instancePath+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.rows !== undefined){
let data1 = data.rows;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.Id === undefined){
const err3 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "Id"},message:"must have required property '"+"Id"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data2.LoginName === undefined){
const err4 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "LoginName"},message:"must have required property '"+"LoginName"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data2.TrueName === undefined){
const err5 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "TrueName"},message:"must have required property '"+"TrueName"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data2.UserType === undefined){
const err6 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "UserType"},message:"must have required property '"+"UserType"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2.RoleIds === undefined){
const err7 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "RoleIds"},message:"must have required property '"+"RoleIds"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data2.RoleNames === undefined){
const err8 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/required",keyword:"required",params:{missingProperty: "RoleNames"},message:"must have required property '"+"RoleNames"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2.Id !== undefined){
if(typeof data2.Id !== "string"){
const err9 = {instancePath:instancePath+"/rows/" + i0+"/Id",schemaPath:"#/properties/rows/items/properties/Id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data2.LoginName !== undefined){
if(typeof data2.LoginName !== "string"){
const err10 = {instancePath:instancePath+"/rows/" + i0+"/LoginName",schemaPath:"#/properties/rows/items/properties/LoginName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data2.TrueName !== undefined){
if(typeof data2.TrueName !== "string"){
const err11 = {instancePath:instancePath+"/rows/" + i0+"/TrueName",schemaPath:"#/properties/rows/items/properties/TrueName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data2.UserType !== undefined){
if(typeof data2.UserType !== "string"){
const err12 = {instancePath:instancePath+"/rows/" + i0+"/UserType",schemaPath:"#/properties/rows/items/properties/UserType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data2.RoleIds !== undefined){
let data7 = data2.RoleIds;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(typeof data7[i1] !== "string"){
const err13 = {instancePath:instancePath+"/rows/" + i0+"/RoleIds/" + i1,schemaPath:"#/properties/rows/items/properties/RoleIds/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath:instancePath+"/rows/" + i0+"/RoleIds",schemaPath:"#/properties/rows/items/properties/RoleIds/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data2.RoleNames !== undefined){
let data9 = data2.RoleNames;
if(Array.isArray(data9)){
const len2 = data9.length;
for(let i2=0; i2<len2; i2++){
if(typeof data9[i2] !== "string"){
const err15 = {instancePath:instancePath+"/rows/" + i0+"/RoleNames/" + i2,schemaPath:"#/properties/rows/items/properties/RoleNames/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/rows/" + i0+"/RoleNames",schemaPath:"#/properties/rows/items/properties/RoleNames/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/properties/rows/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate235.errors = vErrors;
return errors === 0;
}

export const input113 = validate236;
const schema237 = {"type":"object","properties":{"SystemId":{"type":"string","maxLength":200},"ApplyId":{"type":"string","maxLength":32},"Redirect":{"type":"string","maxLength":200}},"additionalProperties":false};

function validate236(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "SystemId") || (key0 === "ApplyId")) || (key0 === "Redirect"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.SystemId !== undefined){
let data0 = data.SystemId;
if(typeof data0 === "string"){
if(func2(data0) > 200){
const err1 = {instancePath:instancePath+"/SystemId",schemaPath:"#/properties/SystemId/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/SystemId",schemaPath:"#/properties/SystemId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.ApplyId !== undefined){
let data1 = data.ApplyId;
if(typeof data1 === "string"){
if(func2(data1) > 32){
const err3 = {instancePath:instancePath+"/ApplyId",schemaPath:"#/properties/ApplyId/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/ApplyId",schemaPath:"#/properties/ApplyId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.Redirect !== undefined){
let data2 = data.Redirect;
if(typeof data2 === "string"){
if(func2(data2) > 200){
const err5 = {instancePath:instancePath+"/Redirect",schemaPath:"#/properties/Redirect/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/Redirect",schemaPath:"#/properties/Redirect/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate236.errors = vErrors;
return errors === 0;
}

export const output113 = validate237;
const schema238 = {"type":"array","items":{"type":"object","required":["id","text","state","children","attributes"],"properties":{"id":{"type":"string"},"text":{"type":"string"},"state":{"enum":["open","closed"]},"redirect":{"type":"string"},"children":{"type":"array","items":{"type":"object"}},"attributes":{"type":"object","required":["url","comment","icon","domain","codesort","IsShow","TargetType"],"properties":{"url":{"type":"string"},"comment":{"type":"string"},"icon":{"type":"string"},"domain":{"type":"string"},"codesort":{"type":"integer"},"IsShow":{"enum":[0,1]},"TargetType":{"enum":[0,1]},"buttons":{"type":"array","items":{"type":"object","required":["EnCode","Url","Text"],"properties":{"EnCode":{"type":"string"},"Url":{"type":"string"},"Text":{"type":"string"},"Icon":{"type":"string"},"Sort":{"type":"integer"}}}}}}}}};

function validate237(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
const err0 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data0.text === undefined){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0.state === undefined){
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0.children === undefined){
const err3 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "children"},message:"must have required property '"+"children"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0.attributes === undefined){
const err4 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/required",keyword:"required",params:{missingProperty: "attributes"},message:"must have required property '"+"attributes"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0.id !== undefined){
if(typeof data0.id !== "string"){
const err5 = {instancePath:instancePath+"/" + i0+"/id",schemaPath:"#/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data0.text !== undefined){
if(typeof data0.text !== "string"){
const err6 = {instancePath:instancePath+"/" + i0+"/text",schemaPath:"#/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data0.state !== undefined){
let data3 = data0.state;
if(!((data3 === "open") || (data3 === "closed"))){
const err7 = {instancePath:instancePath+"/" + i0+"/state",schemaPath:"#/items/properties/state/enum",keyword:"enum",params:{allowedValues: schema238.items.properties.state.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data0.redirect !== undefined){
if(typeof data0.redirect !== "string"){
const err8 = {instancePath:instancePath+"/" + i0+"/redirect",schemaPath:"#/items/properties/redirect/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data0.children !== undefined){
let data5 = data0.children;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
let data6 = data5[i1];
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err9 = {instancePath:instancePath+"/" + i0+"/children/" + i1,schemaPath:"#/items/properties/children/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/" + i0+"/children",schemaPath:"#/items/properties/children/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data0.attributes !== undefined){
let data7 = data0.attributes;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.url === undefined){
const err11 = {instancePath:instancePath+"/" + i0+"/attributes",schemaPath:"#/items/properties/attributes/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data7.comment === undefined){
const err12 = {instancePath:instancePath+"/" + i0+"/attributes",schemaPath:"#/items/properties/attributes/required",keyword:"required",params:{missingProperty: "comment"},message:"must have required property '"+"comment"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data7.icon === undefined){
const err13 = {instancePath:instancePath+"/" + i0+"/attributes",schemaPath:"#/items/properties/attributes/required",keyword:"required",params:{missingProperty: "icon"},message:"must have required property '"+"icon"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data7.domain === undefined){
const err14 = {instancePath:instancePath+"/" + i0+"/attributes",schemaPath:"#/items/properties/attributes/required",keyword:"required",params:{missingProperty: "domain"},message:"must have required property '"+"domain"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data7.codesort === undefined){
const err15 = {instancePath:instancePath+"/" + i0+"/attributes",schemaPath:"#/items/properties/attributes/required",keyword:"required",params:{missingProperty: "codesort"},message:"must have required property '"+"codesort"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data7.IsShow === undefined){
const err16 = {instancePath:instancePath+"/" + i0+"/attributes",schemaPath:"#/items/properties/attributes/required",keyword:"required",params:{missingProperty: "IsShow"},message:"must have required property '"+"IsShow"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data7.TargetType === undefined){
const err17 = {instancePath:instancePath+"/" + i0+"/attributes",schemaPath:"#/items/properties/attributes/required",keyword:"required",params:{missingProperty: "TargetType"},message:"must have required property '"+"TargetType"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data7.url !== undefined){
if(typeof data7.url !== "string"){
const err18 = {instancePath:instancePath+"/" + i0+"/attributes/url",schemaPath:"#/items/properties/attributes/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data7.comment !== undefined){
if(typeof data7.comment !== "string"){
const err19 = {instancePath:instancePath+"/" + i0+"/attributes/comment",schemaPath:"#/items/properties/attributes/properties/comment/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data7.icon !== undefined){
if(typeof data7.icon !== "string"){
const err20 = {instancePath:instancePath+"/" + i0+"/attributes/icon",schemaPath:"#/items/properties/attributes/properties/icon/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data7.domain !== undefined){
if(typeof data7.domain !== "string"){
const err21 = {instancePath:instancePath+"/" + i0+"/attributes/domain",schemaPath:"#/items/properties/attributes/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data7.codesort !== undefined){
let data12 = data7.codesort;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err22 = {instancePath:instancePath+"/" + i0+"/attributes/codesort",schemaPath:"#/items/properties/attributes/properties/codesort/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data7.IsShow !== undefined){
let data13 = data7.IsShow;
if(!((data13 === 0) || (data13 === 1))){
const err23 = {instancePath:instancePath+"/" + i0+"/attributes/IsShow",schemaPath:"#/items/properties/attributes/properties/IsShow/enum",keyword:"enum",params:{allowedValues: schema238.items.properties.attributes.properties.IsShow.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data7.TargetType !== undefined){
let data14 = data7.TargetType;
if(!((data14 === 0) || (data14 === 1))){
const err24 = {instancePath:instancePath+"/" + i0+"/attributes/TargetType",schemaPath:"#/items/properties/attributes/properties/TargetType/enum",keyword:"enum",params:{allowedValues: schema238.items.properties.attributes.properties.TargetType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data7.buttons !== undefined){
let data15 = data7.buttons;
if(Array.isArray(data15)){
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
let data16 = data15[i2];
if(data16 && typeof data16 == "object" && !Array.isArray(data16)){
if(data16.EnCode === undefined){
const err25 = {instancePath:instancePath+"/" + i0+"/attributes/buttons/" + i2,schemaPath:"#/items/properties/attributes/properties/buttons/items/required",keyword:"required",params:{missingProperty: "EnCode"},message:"must have required property '"+"EnCode"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data16.Url === undefined){
const err26 = {instancePath:instancePath+"/" + i0+"/attributes/buttons/" + i2,schemaPath:"#/items/properties/attributes/properties/buttons/items/required",keyword:"required",params:{missingProperty: "Url"},message:"must have required property '"+"Url"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data16.Text === undefined){
const err27 = {instancePath:instancePath+"/" + i0+"/attributes/buttons/" + i2,schemaPath:"#/items/properties/attributes/properties/buttons/items/required",keyword:"required",params:{missingProperty: "Text"},message:"must have required property '"+"Text"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data16.EnCode !== undefined){
if(typeof data16.EnCode !== "string"){
const err28 = {instancePath:instancePath+"/" + i0+"/attributes/buttons/" + i2+"/EnCode",schemaPath:"#/items/properties/attributes/properties/buttons/items/properties/EnCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data16.Url !== undefined){
if(typeof data16.Url !== "string"){
const err29 = {instancePath:instancePath+"/" + i0+"/attributes/buttons/" + i2+"/Url",schemaPath:"#/items/properties/attributes/properties/buttons/items/properties/Url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data16.Text !== undefined){
if(typeof data16.Text !== "string"){
const err30 = {instancePath:instancePath+"/" + i0+"/attributes/buttons/" + i2+"/Text",schemaPath:"#/items/properties/attributes/properties/buttons/items/properties/Text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data16.Icon !== undefined){
if(typeof data16.Icon !== "string"){
const err31 = {instancePath:instancePath+"/" + i0+"/attributes/buttons/" + i2+"/Icon",schemaPath:"#/items/properties/attributes/properties/buttons/items/properties/Icon/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data16.Sort !== undefined){
let data21 = data16.Sort;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
const err32 = {instancePath:instancePath+"/" + i0+"/attributes/buttons/" + i2+"/Sort",schemaPath:"#/items/properties/attributes/properties/buttons/items/properties/Sort/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/" + i0+"/attributes/buttons/" + i2,schemaPath:"#/items/properties/attributes/properties/buttons/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/" + i0+"/attributes/buttons",schemaPath:"#/items/properties/attributes/properties/buttons/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/" + i0+"/attributes",schemaPath:"#/items/properties/attributes/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate237.errors = vErrors;
return errors === 0;
}

export const validators = {
  'Analysis/MonthBar': { input: input0, output: output0 },
  'BaseData/AddBackLog': { input: input1, output: output1 },
  'BaseData/CommonPutBase64': { input: input2, output: output2 },
  'BaseData/GetAllCodeItemList': { input: input3, output: output3 },
  'BaseData/GetAuthCode': { input: input4, output: output4 },
  'BaseData/GetBackLogById': { input: input5, output: output5 },
  'BaseData/GetBackLogList': { input: input6, output: output6 },
  'BaseData/GetCityInfoList': { input: input7, output: output7 },
  'BaseData/OperationBackLog': { input: input8, output: output8 },
  'BusinessLog/AddWebLog': { input: input9, output: output9 },
  'Data/Action': { input: input10, output: output10 },
  'Data/ActionAll': { input: input11, output: output11 },
  'Data/Delete': { input: input12, output: output12 },
  'Data/Export': { input: input13, output: output13 },
  'Data/Get': { input: input14, output: output14 },
  'Data/Import': { input: input15, output: output15 },
  'Data/List': { input: input16, output: output16 },
  'Data/Options': { input: input17, output: output17 },
  'Data/Save': { input: input18, output: output18 },
  'Data/Schema': { input: input19, output: output19 },
  'Data/Template': { input: input20, output: output20 },
  'Data/Tree': { input: input21, output: output21 },
  'Dormitory/GetBedDemand': { input: input22, output: output22 },
  'Dormitory/GetBedMap': { input: input23, output: output23 },
  'Dormitory/GetMyBeds': { input: input24, output: output24 },
  'Dormitory/ImpotDormdata': { input: input25, output: output25 },
  'Flow/Trace': { input: input26, output: output26 },
  'FriendshipHelp/UserGetFriendshipHelplist': { input: input27, output: output27 },
  'ImportExport/CancelTask': { input: input28, output: output28 },
  'ImportExport/Download': { input: input29, output: output29 },
  'ImportExport/GetActionTask': { input: input30, output: output30 },
  'ImportExport/GetAllWNAReport': { input: input31, output: output31 },
  'ImportExport/GetBusinessList': { input: input32, output: output32 },
  'ImportExport/GetDownTaskList': { input: input33, output: output33 },
  'ImportExport/GetDownTypeList': { input: input34, output: output34 },
  'ImportExport/GetImportDetail': { input: input35, output: output35 },
  'ImportExport/GetInPutTaskList': { input: input36, output: output36 },
  'ImportExport/InputExcelLinkUser': { input: input37, output: output37 },
  'ImportExport/OldGetInPutTaskList': { input: input38, output: output38 },
  'ImportExport/RetryTask': { input: input39, output: output39 },
  'ImportExport/UploadFile': { input: input40, output: output40 },
  'MyApplyInfo/AddApplyComment': { input: input41, output: output41 },
  'MyApplyInfo/AddApplyStore': { input: input42, output: output42 },
  'MyApplyInfo/AddSysTool': { input: input43, output: output43 },
  'MyApplyInfo/CheckApplyInfo': { input: input44, output: output44 },
  'MyApplyInfo/DelApplyStore': { input: input45, output: output45 },
  'MyApplyInfo/DelToolInfo': { input: input46, output: output46 },
  'MyApplyInfo/EditMyDesktop': { input: input47, output: output47 },
  'MyApplyInfo/EditSysTool': { input: input48, output: output48 },
  'MyApplyInfo/GetActionListByToolFilter': { input: input49, output: output49 },
  'MyApplyInfo/GetApplyInfoById': { input: input50, output: output50 },
  'MyApplyInfo/GetCommentList': { input: input51, output: output51 },
  'MyApplyInfo/GetCommentListByActionId': { input: input52, output: output52 },
  'MyApplyInfo/GetInfoByMyDesktopTool': { input: input53, output: output53 },
  'MyApplyInfo/GetMyDesktopTool': { input: input54, output: output54 },
  'MyApplyInfo/GetMyTool': { input: input55, output: output55 },
  'MyApplyInfo/GetSYSToolListByFilter': { input: input56, output: output56 },
  'MyApplyInfo/GetToolInfoById': { input: input57, output: output57 },
  'MyApplyInfo/LoadMyMenuListByUser': { input: input58, output: output58 },
  'MyApplyInfo/OpenTool': { input: input59, output: output59 },
  'MyApplyInfo/SetManyActionToTool': { input: input60, output: output60 },
  'MyApplyInfo/StatusToolInfo': { input: input61, output: output61 },
  'Notice/LoadMyMsgGroupList': { input: input62, output: output62 },
  'Notice/ReadMsg': { input: input63, output: output63 },
  'Orientation/CheckinCode': { input: input64, output: output64 },
  'Orientation/CheckinFigures': { input: input65, output: output65 },
  'Orientation/StationLink': { input: input66, output: output66 },
  'Questionnaire/Design': { input: input67, output: output67 },
  'Questionnaire/Figures': { input: input68, output: output68 },
  'Questionnaire/Link': { input: input69, output: output69 },
  'Questionnaire/Paper': { input: input70, output: output70 },
  'Questionnaire/SheetFactors': { input: input71, output: output71 },
  'Questionnaire/Stat': { input: input72, output: output72 },
  'Questionnaire/Tallies': { input: input73, output: output73 },
  'Rollcall/ByClass': { input: input74, output: output74 },
  'Rollcall/Figures': { input: input75, output: output75 },
  'SysInfo/GetTitleAndImg': { input: input76, output: output76 },
  'UserAuth/AdminUnboundUserWX': { input: input77, output: output77 },
  'UserAuth/BeginSecondFactor': { input: input78, output: output78 },
  'UserAuth/ChangeManUserPwd': { input: input79, output: output79 },
  'UserAuth/ChangeUserPwd': { input: input80, output: output80 },
  'UserAuth/ConfirmSecondFactor': { input: input81, output: output81 },
  'UserAuth/DownloadNewUser': { input: input82, output: output82 },
  'UserAuth/EmailGetPwd': { input: input83, output: output83 },
  'UserAuth/EndSecondFactor': { input: input84, output: output84 },
  'UserAuth/GetDraftKey': { input: input85, output: output85 },
  'UserAuth/GetManUserLogin': { input: input86, output: output86 },
  'UserAuth/GetOrgUserInfo': { input: input87, output: output87 },
  'UserAuth/GetSecondFactor': { input: input88, output: output88 },
  'UserAuth/GetSsoClients': { input: input89, output: output89 },
  'UserAuth/GetUserId': { input: input90, output: output90 },
  'UserAuth/InputExcelLinkNewUser': { input: input91, output: output91 },
  'UserAuth/IsBingWX': { input: input92, output: output92 },
  'UserAuth/JudgePassword': { input: input93, output: output93 },
  'UserAuth/ResetPwdByToken': { input: input94, output: output94 },
  'UserAuth/SSOAuthByLy': { input: input95, output: output95 },
  'UserAuth/SSOAuthByYM': { input: input96, output: output96 },
  'UserAuth/SSOAuthByZX': { input: input97, output: output97 },
  'UserAuth/SSOBegin': { input: input98, output: output98 },
  'UserAuth/SSOBind': { input: input99, output: output99 },
  'UserAuth/SSOGetThreenUserLogin': { input: input100, output: output100 },
  'UserAuth/SecondFactorLogin': { input: input101, output: output101 },
  'UserAuth/StatusUserMan': { input: input102, output: output102 },
  'UserAuth/UnboundWX': { input: input103, output: output103 },
  'UserAuth/UserLoginOut': { input: input104, output: output104 },
  'UserAuth/UserManRegion': { input: input105, output: output105 },
  'UserAuth/VerifyCode': { input: input106, output: output106 },
  'UserInfo/ChangeUserImg': { input: input107, output: output107 },
  'UserInfo/GetBaseInfo': { input: input108, output: output108 },
  'UserInfo/GetLoginBaseInfo': { input: input109, output: output109 },
  'UserOrg/ImportClassData': { input: input110, output: output110 },
  'UserRole/GetRouteState': { input: input111, output: output111 },
  'UserRole/LoadManUserListByFilter': { input: input112, output: output112 },
  'UserRole/LoadMenuByUser': { input: input113, output: output113 },
};
